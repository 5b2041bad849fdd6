import type { Browser, Page } from 'playwright-core'

/**
 * Every shape and every line of text of the drawing `svg`, in the order in which they are painted: what it is, where it
 * lies, and how it comes out.
 */
export const paintedIn = (page: Page, svg: string, without: string): Promise<string[]> =>
  page.evaluate(
    ([svg, without]) => {
      const PAINT = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap']
      const MORE = ['stroke-linejoin', 'stroke-dasharray', 'paint-order', 'opacity']
      const TYPE = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline']
      const root = document.querySelector(svg) as SVGSVGElement
      const shown = [...root.querySelectorAll<SVGGraphicsElement>('path, rect, circle, text, tspan')].filter(
        (one) => !one.closest('clipPath') && !one.closest(without) && one.getClientRects().length > 0,
      )
      const from = root.getScreenCTM()?.inverse() as DOMMatrix
      return shown.map((one) => {
        const { a, b, c, d, e, f } = from.multiply(one.getScreenCTM() as DOMMatrix)
        const style = getComputedStyle(one)
        const shape = ['d', 'r', 'x', 'y', 'dy', 'width', 'height', 'rx'].map((name) => one.getAttribute(name) ?? '')
        const text = one.childElementCount === 0 ? one.textContent : ''
        const at = [a, b, c, d, e, f].map((value) => value.toFixed(2).replace('-0.00', '0.00'))
        const names = [...PAINT, ...MORE, ...(one.tagName.startsWith('t') ? TYPE : [])]
        const paint = names.map((name) => style.getPropertyValue(name))
        return [one.tagName, ...shape, text, ...at, ...paint].join(' ')
      })
    },
    [svg, without] as const,
  )

export interface Difference {
  /** The share of pixels that plainly differ. */
  readonly pixels: number
  /** The largest difference of tone of a block of 16 by 16 pixels, in 255ths: what smoothing does to an edge cancels out in it. */
  readonly block: number
}

/** Compares two images of the same size (data URIs). */
export async function difference(browser: Browser, one: string, other: string): Promise<Difference> {
  const page = await (await browser.newContext()).newPage()
  try {
    return await page.evaluate(
      async ([one, other]) => {
        const pixelsOf = async (uri: string) => {
          const image = new Image()
          image.src = uri
          await image.decode()
          const { naturalWidth: width, naturalHeight: height } = image
          const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
          canvas.drawImage(image, 0, 0)
          return { width, height, data: canvas.getImageData(0, 0, width, height).data }
        }
        const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
        if (a.width !== b.width || a.height !== b.height) {
          throw new Error(`${a.width}×${a.height} is not ${b.width}×${b.height}`)
        }
        const BLOCK = 16
        const across = Math.ceil(a.width / BLOCK)
        const sums = new Float64Array(across * Math.ceil(a.height / BLOCK) * 3)
        let plain = 0
        for (let i = 0; i < a.data.length; i += 4) {
          const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)]
          const block = (Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)) * 3
          let most = 0
          for (let channel = 0; channel < 3; channel++) {
            const by = (a.data[i + channel] as number) - (b.data[i + channel] as number)
            sums[block + channel] = (sums[block + channel] as number) + by
            most = Math.max(most, Math.abs(by))
          }
          if (most > 48) plain++
        }
        const block = sums.reduce((most, sum) => Math.max(most, Math.abs(sum) / BLOCK / BLOCK), 0)
        return { pixels: plain / (a.width * a.height), block }
      },
      [one, other] as const,
    )
  } finally {
    await page.context().close()
  }
}

export const pngUri = (file: Uint8Array): string => `data:image/png;base64,${Buffer.from(file).toString('base64')}`
export const svgUri = (file: string): string => `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`

/** What the browser makes of an SVG file that is used as an image. */
export async function shotOf(browser: Browser, svg: string): Promise<Uint8Array> {
  const [, width, height] = svg.match(/width="(\d+)" height="(\d+)"/) ?? []
  const context = await browser.newContext({ viewport: { width: Number(width), height: Number(height) } })
  try {
    const page = await context.newPage()
    await page.setContent(`<body style="margin:0"><img style="display:block" src="${svgUri(svg)}">`)
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    return await page.screenshot()
  } finally {
    await context.close()
  }
}
