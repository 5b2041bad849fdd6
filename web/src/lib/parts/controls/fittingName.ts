import { nameFault } from '#engine/core/name/name.ts'
import { wrongName } from '#worker/both/faults.ts'
import { say } from '../../texts/language.svelte.ts'

/** Holds a field to what may be a name: what is wrong with this one is said by the browser, and nothing is sent. */
export const fittingName = (name: string) => (field: HTMLInputElement) => {
  const wrong = name.trim() === '' ? null : nameFault(name.trim())
  field.setCustomValidity(wrong ? wrongName(say('faults'), wrong) : '')
}
