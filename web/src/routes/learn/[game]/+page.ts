import { gameName } from '#lib/catalogue/catalogue.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { courseFor } from '#lib/learn/lessons.ts'
import { speech } from '#lib/texts/language.svelte.ts'
import type { PageLoad } from './$types'

/** The lesson, its rules with the one map, and the words; nothing for a game there is not. */
export const load: PageLoad = async ({ params }) => {
  const ui = gameUi(params.game)
  const [course] = await Promise.all([courseFor(params.game), speech.need('learn', 'home')])
  const rules = course && ui ? await ui.rules(course.lesson.of.map) : null
  return { name: gameName(params.game), played: course && ui && rules ? { course, ui, rules } : null }
}
