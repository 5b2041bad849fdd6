/**
 * `<railhead-table>`: what runs in other people's pages, as `/embed.js`. It makes a frame and talks with it; everything
 * else happens in the frame. A page should not have to think about its weight: at most 5 kB.
 */
import { FRAME } from '#worker/both/frame.ts'
import { texts as english, wrong } from '../texts/en/element.ts'
import { ATTRIBUTES, frameOf, misshapen, pageOf, tableIn } from './attributes.ts'
import { heightFor } from './height.ts'
import { type EmbedCommand, inEnvelope, readEvent, type Theme } from './messages.ts'

const SITE = new URL(import.meta.url).origin
const API = import.meta.env.VITE_API_ORIGIN || SITE
const NAME = 'railhead-table'
const PROPERTIES = [...ATTRIBUTES, 'height', 'ratio', 'label']

const sheet = new CSSStyleSheet()
sheet.replaceSync(`:host(:not([hidden])){display:block}
div{position:relative;overflow:hidden;border:var(--railhead-border,1px solid #8886);border-radius:var(--railhead-radius,8px)}
iframe,img{display:block;width:100%;height:100%;border:0;object-fit:contain}
button{position:absolute;inset:auto 0 1.5rem;margin:auto;width:max-content;padding:.9rem 1.5rem;font:600 1rem system-ui;border:0;border-radius:6px;background:#a4261d;color:#fff}
p{padding:1rem}`)

/** All other languages there are: what this says is too little to be loaded. */
const TEXTS: Readonly<Record<string, typeof english>> = import.meta.glob(['./*/element.ts', '!./en/*'], {
  base: '../texts',
  eager: true,
  import: 'texts',
})

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, part: string, more: object) =>
  Object.assign(document.createElement(tag), more, { part })

export class RailheadTable extends HTMLElement {
  static observedAttributes = [...PROPERTIES, 'title', 'lang']

  readonly #box = make('div', 'box', {})
  readonly #width = new ResizeObserver(() => this.#fit())
  /** The address of the page in the frame, or the sentence that is there instead. */
  #shown = ''
  #frame: HTMLIFrameElement | null = null
  #listens = false
  /** The last command of each kind, for a frame that is still coming. */
  #commands: Record<string, EmbedCommand> = {}
  /** The move of the attribute, to see when it changes. */
  #at: string | null = null
  /** The height that the table would like. */
  #height = 0
  #due = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.append(this.#box)
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    this.#width.observe(this)
    this.#update()
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear)
    this.#width.disconnect()
    this.#clear()
  }

  /** Several that change at once are one change. */
  attributeChangedCallback(): void {
    if (!this.#due) queueMicrotask(() => this.#update())
    this.#due = true
  }

  /** Shows the match after this move, or as it stands. */
  seek(seq: number | null): void {
    this.#tell({ type: 'seek', detail: { seq } })
  }

  setTheme(theme: Theme): void {
    this.setAttribute('theme', theme)
  }

  /** In the language that is written around it. */
  get #t(): typeof english {
    return TEXTS[`./${this.#get('lang')?.slice(0, 2)}/element.ts`] ?? english
  }

  #get = (name: string): string | null => (name === 'lang' ? this.closest('[lang]') : this)?.getAttribute(name) ?? null

  #update(): void {
    this.#due = false
    if (!this.isConnected) return
    const odd = misshapen(this.#get)
    // Attributes that do not go together are the frame's to tell of.
    const problem = odd && wrong(odd, this.#get(odd) as string)
    const shown = problem ?? pageOf(this.#get, SITE).href
    const at = this.#get('at')
    if (shown === this.#shown) {
      this.#tell({
        type: 'theme',
        detail: { theme: (this.#get('theme') ?? 'auto') as Theme, accent: this.#get('accent') },
      })
      if (at !== this.#at) this.seek(at ? Number(at) : null)
    } else {
      this.#clear()
      this.#shown = shown
      if (problem) {
        this.#box.append(make('p', 'problem', { role: 'alert', textContent: `Railhead: ${problem}` }))
        console.error(problem, this)
      } else if (this.#get('loading') === 'click') this.#offer()
      else this.#open()
    }
    this.#at = at
    if (this.#frame) this.#frame.title = this.#title()
    this.#fit()
  }

  /** Nothing of ours is loaded before it is asked for, but for a picture of the board. */
  #offer(): void {
    const table = this.#get('table')
    if (table) {
      const chosen = this.#get('theme')
      const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches)
      const at = this.#get('at')
      const src = `${API}/api/tables/${tableIn(table)}/board.svg?theme=${dark ? 'dark' : 'light'}${at ? `&at=${at}` : ''}`
      this.#box.append(make('img', 'picture', { alt: '', src, style: `background:${dark ? '#10171c' : '#f3ecdb'}` }))
    }
    const onclick = () => {
      this.#open()
      this.#fit()
      this.#frame?.focus()
    }
    this.#box.append(make('button', 'button', { textContent: this.#get('label') ?? this.#t.open, onclick }))
  }

  #open(): void {
    const url = frameOf(this.#get, SITE)
    url.searchParams.set('host', location.origin)
    this.#frame = make('iframe', 'frame', {
      title: this.#title(),
      // What was waited for a click for is in sight: there `click`, which is `eager` to a browser, does no harm.
      loading: this.#get('loading') ?? 'lazy',
      ...FRAME,
      referrerPolicy: 'no-referrer',
      src: url.href,
    })
    this.#box.replaceChildren(this.#frame)
  }

  #clear(): void {
    this.#frame = null
    this.#listens = false
    this.#commands = {}
    this.#shown = ''
    this.#height = 0
    this.#box.replaceChildren()
  }

  #title = (): string => this.#get('title') ?? this.#t.table

  /** A page that says in CSS how high it is to be has the last word. */
  #fit(): void {
    const [height, ratio] = [this.#get('height'), this.#get('ratio')]
    const room =
      this.#box.querySelector('p') || ratio
        ? 'auto'
        : this.#height || heightFor(this.clientWidth, !this.#frame || !this.#get('table'))
    const wanted = height ?? room
    const { style } = this.#box
    style.aspectRatio = ratio ?? ''
    style.height = `var(--railhead-height,${Number(wanted) ? `${wanted}px` : wanted})`
  }

  #tell(command: EmbedCommand): void {
    this.#commands[command.type] = command
    if (this.#listens) this.#frame?.contentWindow?.postMessage(inEnvelope(command), SITE)
  }

  #hear = ({ source, origin, data }: MessageEvent): void => {
    const said = source && source === this.#frame?.contentWindow && origin === SITE && readEvent(data)
    if (!said) return
    const { type, detail } = said
    if (type === 'ready') {
      this.#listens = true
      for (const command of Object.values(this.#commands)) this.#tell(command)
    }
    if (type === 'resize') {
      this.#height = detail.height
      this.#fit()
    }
    this.dispatchEvent(new CustomEvent(`railhead-${type}`, { detail, bubbles: true }))
  }
}

for (const name of PROPERTIES) {
  Object.defineProperty(RailheadTable.prototype, name, {
    get(this: RailheadTable) {
      return this.getAttribute(name)
    },
    set(this: RailheadTable, value: unknown) {
      if (value == null) this.removeAttribute(name)
      else this.setAttribute(name, value as string)
    },
  })
}

if (!customElements.get(NAME)) customElements.define(NAME, RailheadTable)
