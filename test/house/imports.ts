import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }

export const ROOT = resolve(import.meta.dirname, '../..')

/** Which file imports which, lazily and for types alike: both named by their path from the root, packages by their name. */
export interface Import {
  readonly from: string
  readonly to: string
}

export function sources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(ts|svelte)$/.test(file) && !/(^|\/)(node_modules|build|\.svelte-kit|pictures\.js)(\/|$)/.test(file),
      )
      .map((file) => `${folder}/${file}`),
  )
}

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...new Set(specifiers(file, text))].map((specifier) => ({ from: file, to: target(file, specifier) }))
}

function specifiers(file: string, text: string): string[] {
  const script = file.endsWith('.svelte') ? scriptsOf(text) : text
  const inMarkup = file.endsWith('.svelte') ? named(text, /\bimport\(\s*'([^']+)'/g) : []
  // Of a pattern, the folder that all it can find is in.
  const patterns = named(script, /import\.meta\.glob[^(]*\(\s*\[?\s*'([^'*]+)/g)
  return [
    ...ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName),
    ...inMarkup,
    ...patterns,
  ]
}

const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

const scriptsOf = (text: string): string =>
  [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')

function target(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(from), path))
  const alias = Object.entries(ALIASES).find(([prefix]) => path.startsWith(prefix))
  return alias === undefined ? path : alias[1] + path.slice(alias[0].length)
}

/** `#engine/*` → `engine/`, as package.json has it. */
const ALIASES: Record<string, string> = Object.fromEntries(
  Object.entries(packageJson.imports).flatMap(([name, path]) =>
    typeof path === 'string' ? [[name.replace('*', ''), path.replace('./', '').replace('*', '')]] : [],
  ),
)
