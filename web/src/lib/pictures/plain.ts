/**
 * Markup as a browser reads it, made plain for whatever else draws SVG: no custom properties, no colours by day and
 * night. What is left means the same to all. Style sheets are made plain in the same way when pictures are built
 * (web/plainStyles.ts).
 */

export type Variables = ReadonlyMap<string, string>

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
export function closing(text: string, open: number, left: string, right: string): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    if (text[i] === left) depth++
    else if (text[i] === right && --depth === 0) return i
  }
  throw new Error(`a ${left} is never closed: ${text.slice(open, open + 40)}`)
}

/** Split at commas outside of brackets. */
export function split(text: string, at: string): string[] {
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
