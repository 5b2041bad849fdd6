import { remember, remembered } from '../../device/storage.ts'

/** Something that is on or off on this device, whatever is shown; a page follows when it is changed. */
class Preference {
  #on = $state(false)
  readonly #key: string
  readonly #wear: (on: boolean) => void

  constructor(key: string, wear: (on: boolean) => void = () => {}) {
    this.#key = key
    this.#wear = wear
    this.#on = remembered<unknown>(key, false) === true
    wear(this.#on)
  }

  get on(): boolean {
    return this.#on
  }

  set(on: boolean): void {
    this.#on = on
    remember(this.#key, on)
    this.#wear(on)
  }
}

/** Quiet unless somebody wants it otherwise. */
export const sound = new Preference('sound')

/** What thumbs reach lies on the left. */
export const leftHanded = new Preference('left-handed', (on) => {
  if (typeof document === 'undefined') return
  if (on) document.documentElement.dataset.hand = 'left'
  else delete document.documentElement.dataset.hand
})
