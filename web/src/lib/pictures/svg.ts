import type { Component } from 'svelte'
import { render } from 'svelte/server'
import theme from '../looks/theme.css?raw'
import { FACE } from './fonts.ts'
import { plainMarkup } from './plain.ts'
import { sheetBy } from './sheets.ts'
import { variablesOf } from './variables.ts'

const VARIABLES = variablesOf(theme)

/** A component whose root is an `<svg>`, as a file that looks the same wherever it is opened. */
export function svgFile<Props extends Record<string, unknown>>(
  Picture: Component<Props>,
  props: Props,
  night: boolean,
): string {
  const { head, body } = render(Picture as Component<Record<string, unknown>>, { props })
  const sheets = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => sheetBy(css, night))
  const style = `<style>${FACE}${sheets.join('')}</style>`
  return plainMarkup(body, VARIABLES, night)
    .trim()
    .replace(
      /^<svg\b([^>]*)>/,
      (_, attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${style}`,
    )
}
