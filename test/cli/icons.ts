import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** The icons of the installed site, drawn anew from the one of its pages: `npm run icons`. They are committed. */

const STATIC = new URL('../../web/static/', import.meta.url)
const [NIGHT, PAPER] = ['#1c272d', '#f3ecdb']

const favicon = readFileSync(new URL('favicon.svg', STATIC), 'utf8')
const [shape = '', rails = ''] = [/<path[^>]*\/>/, /<g [\s\S]*<\/g>/].map((part) => favicon.match(part)?.[0])

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`
/** Edge to edge, since whoever shows it cuts out a shape of its own; the art keeps to the middle. */
const filled = (scale: number) =>
  svg(
    `<rect width="32" height="32" fill="${NIGHT}"/>
     <g transform="translate(16 16) scale(${scale}) translate(-16 -16)">
       <path d="M16 1.5 28.6 8.8v14.4L16 30.5 3.4 23.2V8.8z" fill="none" stroke="${PAPER}" stroke-width="1.2"/>${rails}
     </g>`,
  )
/** Only its outline counts: Android fills it with a colour of its own. */
const badge = svg(rails.replaceAll(PAPER, '#fff'))

const ICONS: readonly (readonly [name: string, size: number, drawing: string])[] = [
  ['192', 192, svg(shape + rails)],
  ['512', 512, svg(shape + rails)],
  ['maskable-512', 512, filled(0.72)],
  ['apple-touch-180', 180, filled(0.82)],
  ['badge-96', 96, badge],
]

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
for (const [name, size, drawing] of ICONS) {
  const png = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng()
  writeFileSync(fileURLToPath(new URL(`icons/${name}.png`, STATIC)), png)
}
