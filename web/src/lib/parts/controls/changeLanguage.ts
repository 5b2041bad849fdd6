import { Catalogue } from '../../texts/catalogue.ts'
import { speech } from '../../texts/language.svelte.ts'

/** All that is shown is said in another language at once; until its texts are there, nothing changes. */
export async function changeTo(code: string): Promise<void> {
  const other = new Catalogue(code)
  const missing = () => speech.loaded.filter((area) => !Object.hasOwn(other.texts, area))
  do await other.need(missing())
  while (missing().length > 0)
  speech.speak(other)
}
