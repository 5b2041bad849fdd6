/**
 * Style sheets and markup as a browser reads them, made plain for whatever else draws SVG: no custom properties, no
 * colours by day and night, no selectors beyond classes and elements. What is left means the same to all.
 */

export type Variables = ReadonlyMap<string, string>

/** A style sheet of plain rules; what only a live page can need (states, motion, media) is left out. */
export function plainStyle(css: string, variables: Variables, night: boolean): string {
  return rulesOf(css.replace(/\/\*.*?\*\//gs, ''))
    .flatMap(({ selector, body }) => {
      const selectors = split(selector, ',').map(plainSelector).filter(isStill)
      return selectors.length === 0 ? [] : [`${selectors.join(',')}{${plainValue(body, variables, night)}}`]
    })
    .join('')
}

/** Markup with the values of its attributes made plain, and without the comments that a renderer leaves in it. */
export function plainMarkup(markup: string, variables: Variables, night: boolean): string {
  return (
    markup
      .replace(/<!--.*?-->/gs, '')
      // Harmless in HTML, an error in XML.
      .replaceAll(']]>', ']]&gt;')
      .replace(/<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g, (tag) =>
        tag.replace(
          /"([^"]*)"/g,
          (_, value: string) => `"${plainValue(value, variables, night).replaceAll('"', "'")}"`,
        ),
      )
  )
}

/** `var(--ink)` and `light-dark(#fff, #000)` as the colours they stand for here. */
export function plainValue(value: string, variables: Variables, night: boolean): string {
  const known = replaceCalls(value, 'var', ([name = '', ...fallback]) => {
    const found = variables.get(name) ?? (fallback.length > 0 ? fallback.join(',') : undefined)
    if (found === undefined) throw new Error(`nothing says what ${name} is`)
    return plainValue(found, variables, night)
  })
  return replaceCalls(known, 'light-dark', ([light = '', dark = '']) => (night ? dark : light))
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

/** Every `name(a, b)` replaced by what its arguments come to; those of inner calls are left together. */
function replaceCalls(text: string, name: string, replace: (args: string[]) => string): string {
  const begin = text.search(new RegExp(`(?<![\\w-])${name}\\(`))
  if (begin < 0) return text
  const open = begin + name.length
  const close = closing(text, open, '(', ')')
  const args = split(text.slice(open + 1, close), ',').map((arg) => arg.trim())
  return text.slice(0, begin) + replace(args) + replaceCalls(text.slice(close + 1), name, replace)
}

/** Where the bracket that opens at `open` closes. */
function closing(text: string, open: number, left: string, right: string): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    if (text[i] === left) depth++
    else if (text[i] === right && --depth === 0) return i
  }
  throw new Error(`a ${left} is never closed: ${text.slice(open, open + 40)}`)
}

/** Split at commas outside of brackets. */
function split(text: string, at: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')') depth--
    if (letter === at && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
