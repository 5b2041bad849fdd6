import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A command as the docs give it, and where it stands. */
export interface Command {
  readonly where: string
  readonly text: string
}

const PROGRAMS = /^(?:[A-Z_]+=\S+ )*(npm|npx|node|wrangler|vitest|curl)\b/

/** Every command that README and docs tell people to type: lines of code blocks, and code within sentences. */
export function commandsIn(root: string): Command[] {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  return ['README.md', 'CONTRIBUTING.md', ...pages.map((name) => `docs/${name}`)].flatMap((where) =>
    codeIn(readFileSync(join(root, where), 'utf8'))
      .flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
      .map((text) => text.trim())
      // A single word is a name: `wrangler` is not typed.
      .filter((text) => PROGRAMS.test(text) && text.includes(' '))
      .map((text) => ({ where, text })),
  )
}

function codeIn(page: string): string[] {
  const blocks = [...page.matchAll(/^ *```\w*\n([\s\S]*?)^ *```/gm)].flatMap(([, code = '']) => code.split('\n'))
  const spans = [...page.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks.map((line) => line.trim()), ...spans]
}
