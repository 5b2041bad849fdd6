import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { FACE } from './fonts.ts'
import { plainMarkup, plainStyle } from './plain.ts'
import { VARIABLES } from './variables.ts'

/** A component whose root is an `<svg>`, as a file that looks the same wherever it is opened. */
export function svgFile<Props extends Record<string, unknown>>(
  Picture: Component<Props>,
  props: Props,
  night: boolean,
): string {
  const { head, body } = render(Picture as Component<Record<string, unknown>>, { props })
  const sheets = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n')
  const style = `<style>${FACE}${plainStyle(sheets, VARIABLES, night)}</style>`
  return plainMarkup(body, VARIABLES, night)
    .trim()
    .replace(
      /^<svg\b([^>]*)>/,
      (_, attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${style}`,
    )
}
