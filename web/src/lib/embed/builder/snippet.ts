import { FRAME_WRITTEN } from '#worker/both/frame.ts'
import { attributesText, escaped } from '#worker/both/markup.ts'
import { say } from '../../texts/language.svelte.ts'
import { frameOf, type Get } from '../attributes.ts'

/** Attributes as they are written; what is left out is as it comes. */
export type Attributes = Readonly<Record<string, string>>

/** The line that is pasted. What is inside the element is for readers without script. */
export function scriptSnippet(site: string, attributes: Attributes): string {
  const link = attributes.table ?? site
  return `<script src="${site}/embed.js" type="module"></script>
<railhead-table${attributesText(attributes)}><a href="${escaped(link)}">${escaped(say('element').table)}</a></railhead-table>`
}

/** The same without script in the page: it does not fit its height and sends no events. */
export function frameSnippet(site: string, attributes: Attributes, height: number): string {
  const get: Get = (name) => attributes[name] ?? null
  return `<iframe${attributesText({
    src: frameOf(get, site).href,
    title: attributes.title ?? say('element').table,
    width: '100%',
    height: attributes.height ?? String(height),
    style: 'border:0',
    ...FRAME_WRITTEN,
  })}></iframe>`
}
