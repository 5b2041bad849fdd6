import { describe, expect, it } from 'vitest'
import { importsOf, sources } from './imports.ts'
import { LAYERS } from './layers.ts'

const layers = new Map(Object.entries(LAYERS).map(([folder, named]) => [folder, named.split(/\s+/).filter(Boolean)]))
const folders = [...layers.keys()]
const short = (path: string): string => path.replace(/^web\/src\//, '')

const imports = sources(['engine', 'worker', 'web/src'])
  .flatMap((file) => importsOf(file).map(({ from, to }) => ({ from: short(from), to: short(to) })))
  .map((edge) => ({ ...edge, layer: layerOf(edge.from), target: layerOf(edge.to) }))
  .filter(({ layer, target }) => layer !== target)

/** The innermost folder of the table that a file lies in; what comes from outside is named as it is. */
function layerOf(path: string): string {
  const around = folders.filter((folder) => path === folder || path.startsWith(`${folder}/`))
  return around.toSorted((a, b) => b.length - a.length)[0] ?? path
}

function isNamedBy(named: string, target: string): boolean {
  if (named.endsWith(':')) return target.startsWith(named)
  return target === named || (!layers.has(named) && target.startsWith(`${named}/`))
}

describe('layers', () => {
  it('every source lies in one', () => {
    const homeless = sources(['engine', 'worker', 'web/src']).filter((file) => !layers.has(layerOf(short(file))))
    expect(homeless).toEqual([])
  })

  it('nothing imports what its layer does not name', () => {
    const astray = imports.filter(({ layer, target }) => !layers.get(layer)?.some((named) => isNamedBy(named, target)))
    expect(astray.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('a layer names only what stands before it, so that no two import each other', () => {
    const upwards = [...layers].flatMap(([folder, named], i) =>
      named.filter((other) => folders.indexOf(other) >= i).map((other) => `${folder} names ${other}`),
    )
    expect(upwards).toEqual([])
  })

  it('a layer names nothing that it does not import, and nothing that is not there', () => {
    const idle = [...layers].flatMap(([folder, named]) =>
      named
        .filter((other) => !imports.some(({ layer, target }) => layer === folder && isNamedBy(other, target)))
        .map((other) => `${folder} names ${other}`),
    )
    expect(idle).toEqual([])
  })
})
