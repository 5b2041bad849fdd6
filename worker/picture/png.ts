import { initWasm, Resvg } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | null = null

/** An SVG file as a PNG of the same size, set in these fonts (WOFF2 as data URIs). */
export async function pngOf(svg: string, fonts: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(renderer)
  await ready
  const resvg = new Resvg(svg, {
    font: { fontBuffers: fontsFrom(fonts), defaultFontFamily: FAMILY, serifFamily: FAMILY, sansSerifFamily: FAMILY },
  })
  try {
    const image = resvg.render()
    try {
      return new Uint8Array(image.asPng())
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
}

/** Stands in for whatever typeface is not here. */
const FAMILY = 'Besley'

const decoded = new WeakMap<readonly string[], Uint8Array[]>()

function fontsFrom(uris: readonly string[]): Uint8Array[] {
  const known = decoded.get(uris)
  if (known) return known
  const fonts = uris.map((uri) => Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), (byte) => byte.charCodeAt(0)))
  decoded.set(uris, fonts)
  return fonts
}
