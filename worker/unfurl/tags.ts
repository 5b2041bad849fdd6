import { attributesText, escaped } from '../both/markup.ts'

/** What a page says of itself to whoever unfurls its link, as data; `written` makes tags of it. */
export type Tag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }

export interface Unfurled {
  readonly title: string
  readonly description: string
  /** Absolute, as all addresses here. */
  readonly url: string
  readonly image: { readonly url: string; readonly alt: string; readonly width: number; readonly height: number }
  /** What its page begins with: game and map, or the lobby. */
  readonly shows: string
  readonly oembed: { readonly json: string; readonly xml: string }
}

const SITE = 'Railhead'

/** Open Graph, the cards of Twitter and X, and the discovery of oEmbed. */
export function tagsOf({ title, description, url, image, oembed }: Unfurled): readonly Tag[] {
  return [
    { tag: 'title', text: `${title} · ${SITE}` },
    named('description', description),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    property('og:type', 'website'),
    property('og:site_name', SITE),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image.url),
    ...(image.url.startsWith('https:') ? [property('og:image:secure_url', image.url)] : []),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
    discovery('application/json+oembed', oembed.json, title),
    discovery('text/xml+oembed', oembed.xml, title),
  ]
}

/** For the script in the head of the page: what it may fetch before anybody asks for it (web/ahead.ts). */
export const shows = (what: string): Tag => named('shows', what)

const property = (name: string, content: string): Tag => ({ tag: 'meta', attributes: { property: name, content } })
const named = (name: string, content: string): Tag => ({ tag: 'meta', attributes: { name, content } })
const discovery = (type: string, href: string, title: string): Tag => ({
  tag: 'link',
  attributes: { rel: 'alternate', type, href, title },
})

/** The only place where text becomes markup. */
export const written = (tags: readonly Tag[]): string => tags.map(markup).join('\n')

function markup(tag: Tag): string {
  if (tag.tag === 'title') return `<title>${escaped(tag.text)}</title>`
  return `<${tag.tag}${attributesText(tag.attributes)} />`
}
