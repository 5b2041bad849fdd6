import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { closing, plainValue, split, type Variables } from './src/lib/pictures/plain.ts'
import { BETWEEN } from './src/lib/pictures/sheets.ts'
import { variablesOf } from './src/lib/pictures/variables.ts'

const THEME = fileURLToPath(new URL('src/lib/looks/theme.css', import.meta.url))

/**
 * The style sheets of components for pictures, made plain once, when they are built: as they are by day, and as they are
 * by night (`sheets.ts` takes one of the two).
 */
export function plainStyles(): Plugin {
  const variables = variablesOf(readFileSync(THEME, 'utf8'))
  const both = (css: string) => [false, true].map((night) => plainStyle(css, variables, night)).join(BETWEEN)
  return {
    name: 'plain-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.svelte$/ },
      handler: (code) => ({
        // As the compiler writes the styles that a component brings along.
        code: code.replace(
          /(\$\$css = \{\s*hash: [^,]*,\s*code: )('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/,
          (_, before: string, css: string) => before + JSON.stringify(both(unquoted(css))),
        ),
        map: null,
      }),
    },
  }
}

/** What a string of the compiler's holds. */
const unquoted = (literal: string): string => {
  const inner = literal.slice(1, -1)
  return inner.replace(/\\(.)/gs, (_, letter: string) => ({ n: '\n', t: '\t', r: '\r' })[letter] ?? letter)
}

/** A style sheet of plain rules; what only a live page can need (states, motion, media) is left out. */
export function plainStyle(css: string, variables: Variables, night: boolean): string {
  return rulesOf(css.replace(/\/\*.*?\*\//gs, ''))
    .flatMap(({ selector, body }) => {
      const selectors = split(selector, ',').map(plainSelector).filter(isStill)
      return selectors.length === 0 ? [] : [`${selectors.join(',')}{${plainValue(body, variables, night)}}`]
    })
    .join('')
}

interface Rule {
  readonly selector: string
  readonly body: string
}

/** The rules outside of every at-rule. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let rest = css.trim()
  while (rest !== '') {
    const open = rest.indexOf('{')
    if (open < 0) throw new Error(`this is no rule: ${rest}`)
    const close = closing(rest, open, '{', '}')
    const selector = rest.slice(0, open).trim()
    if (!selector.startsWith('@')) rules.push({ selector, body: rest.slice(open + 1, close).trim() })
    rest = rest.slice(close + 1).trim()
  }
  return rules
}

/** Scoping classes stand as they are: being the only ones, they change nothing in which rule wins. */
const plainSelector = (selector: string): string => selector.trim().replace(/:where\((\.[\w-]+)\)/g, '$1')

const isStill = (selector: string): boolean => !selector.includes(':')
