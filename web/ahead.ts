import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Adapter } from '@sveltejs/kit'
import type { Plugin } from 'vite'
import { withFirst } from './first.ts'

/**
 * What a page will ask for is written into its head: a page of many small parts otherwise finds them one after the other,
 * each a way to the server and back. The script in app.html picks by address, language, and by the game and map that the
 * Worker has named; whatever it picks in vain is only fetched in vain.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const folders = (path: string): string[] =>
  readdirSync(here(path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))

const PAGE = 'build/index.html'
/** Where the script of app.html finds it. */
const PLACE = '<meta charset="utf-8" />'

interface Chunk {
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** By address, game and map: modules that are loaded there in any language, and in one. */
function wanted(): Record<string, readonly RegExp[]> {
  const lists: Record<string, readonly RegExp[]> = {
    '/': [/\/routes\/\+page\.(svelte|ts)$/, /\/routes\/\+error\.svelte$/],
    lobby: [/\/lib\/table\/lobby\/Lobby\.svelte$/],
    '/t/': [/\/routes\/t\/\[id\]\/\+page\.svelte$/, /\/routes\/\+error\.svelte$/],
  }
  const games = folders('../engine').filter((game) => folders(`../engine/${game}`).includes('phases'))
  const languages = folders('src/lib/texts')
  for (const language of languages) {
    lists[`/@${language}`] = texts(language, 'index', 'home', 'maps', 'offer')
    lists[`/t/@${language}`] = texts(language, 'index', 'table')
    lists[`lobby@${language}`] = texts(language, 'clock', 'faults', 'lobby', 'maps', 'menu', 'offer', 'offered')
  }
  for (const game of games) {
    const client = `/lib/games/${game}`
    lists[game] = [
      new RegExp(`${client}/[A-Z]\\w+\\.svelte$`),
      new RegExp(`${client}/maps/known\\.ts$`),
      new RegExp(`/engine/${game}/rules\\.ts$`),
    ]
    for (const language of languages)
      lists[`${game}@${language}`] = texts(language, `${game}/index`, `${game}/table`, 'rail/table').slice(
        0,
        game === 'spike' ? 2 : 3,
      )
    for (const map of mapsOf(game)) {
      lists[`${game} ${map}`] = [new RegExp(`/engine/${game}/maps/${map}/(index\\.ts|board\\.json)$`)]
      for (const language of languages)
        lists[`${game} ${map}@${language}`] = [new RegExp(`${client}/maps/${map}/texts/${language}/words\\.ts$`)]
    }
  }
  return lists
}

const texts = (language: string, ...areas: readonly string[]): RegExp[] =>
  areas.map((area) => new RegExp(`/lib/texts/${language}/${area}\\.ts$`))

function mapsOf(game: string): string[] {
  return folders(`../engine/${game}`).includes('maps') ? folders(`../engine/${game}/maps`) : []
}

/** The files of these modules and of all that they import at once, without what every page has in its head already. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, modules: readonly RegExp[], known: ReadonlySet<string>): string[] {
  const names = new Set<string>()
  const add = (name: string): void => {
    const chunk = chunks.get(name)
    if (!chunk || names.has(name) || known.has(name)) return
    names.add(name)
    chunk.imports.forEach(add)
  }
  for (const [name, { moduleIds }] of chunks) {
    if (moduleIds.some((id) => modules.some((one) => one.test(id)))) add(name)
  }
  const styles = [...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])
  return [...names, ...new Set(styles)].map((name) => name.replace('_app/immutable/', ''))
}

let lists: Readonly<Record<string, readonly string[]>> = {}

/** Works out what belongs where. */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const all = Object.entries(bundle).flatMap(([name, one]) => (one.type === 'chunk' ? [[name, one] as const] : []))
      const chunks = new Map<string, Chunk>(all)
      const known = new Set<string>()
      const know = (name: string): void => {
        if (known.has(name)) return
        known.add(name)
        chunks.get(name)?.imports.forEach(know)
      }
      for (const [name] of all) if (/\/entry\/(app|start)\./.test(name)) know(name)
      lists = Object.fromEntries(
        Object.entries(wanted()).map(([what, modules]) => [what, filesOf(chunks, modules, known)]),
      )
    },
  }
}

/** Writes it into the page once the page is written. */
export const withAhead = (adapter: Adapter): Adapter => ({
  ...adapter,
  async adapt(builder) {
    await adapter.adapt(builder)
    const page = readFileSync(here(PAGE), 'utf8')
    // Not where there is none, in development: there the script asks for nothing ahead.
    const service = [process.env.VITE_API_ORIGIN ?? '']
    const told = `<template id="ahead">${JSON.stringify({ service, ...lists })}</template>`
    writeFileSync(here(PAGE), await withFirst(page.replace(PLACE, `${PLACE}\n    ${told}`)))
  },
})
