import { GOODS_LOOKS } from '../looks/goods.ts'
import { SEATS } from '../looks/seats.ts'

/** By day and by night. */
export type Tone = readonly [light: string, dark: string]

/**
 * The colours of the map: paper, ink and wash by day, slate and brass by night. They are data, not style sheets, because
 * the server draws the same board where no style sheet is.
 */
export const MAP_COLORS = {
  paper: ['#f3ecdb', '#10171c'],
  land: ['#efe6cf', '#27302f'],
  'land-1': ['#f3ebd7', '#2b3433'],
  'land-2': ['#eae1c6', '#232c2c'],
  'land-3': ['#ece5ca', '#29322f'],
  valley: ['#dfe3cb', '#24342f'],
  mountain: ['#e2d3b0', '#33332c'],
  peak: ['#f1e7cd', '#494539'],
  swamp: ['#d3d9b8', '#22352b'],
  relief: ['#7d6747', '#998a66'],
  reed: ['#5d7447', '#7f9a6c'],
  grid: ['#a5946d', '#4a5450'],
  stipple: ['#b3a47c', '#48534d'],
  water: ['#c3d9dc', '#152a3b'],
  river: ['#bdd7dc', '#28536f'],
  'water-line': ['#7fa6b0', '#35607d'],
  shore: ['#55757c', '#5d8ba5'],
  sand: ['#f8f1dd', '#3c4743'],
  wall: ['#3f6f8c', '#6fa9cc'],
  ink: ['#2a231a', '#f0e7d2'],
  halo: ['#f6efdd', '#161d20'],
  disc: ['#fffaf0', '#f0e7d2'],
  'disc-ink': ['#2a231a', '#161d20'],
  rail: ['#fff8e8', '#fff8e8'],
  casing: ['#3a3022', '#090c0e'],
  bridge: ['#3a3022', '#b3ab95'],
  unowned: ['#918873', '#6e746f'],
  stone: ['#b9ac90', '#5a615d'],
  terminal: ['#1d4a38', '#1c4c3a'],
  'on-terminal': ['#f2ead2', '#e6dcc0'],
  target: ['#b96a00', '#ffcf5c'],
  'target-wash': ['#ffd873', '#ffcf5c'],
  glow: ['#ffb300', '#ffd65c'],
  focus: ['#0b5cad', '#8cc4ff'],
  'die-light': ['#fffaf0', '#fffaf0'],
  'die-dark': ['#26221d', '#14181b'],
} as const satisfies Record<string, Tone>

export type MapColor = keyof typeof MAP_COLORS

/** All colours by the name of their custom property: `--map-land`, `--seat-0`, `--on-seat-0`, `--good-red`, … */
export function colors(): ReadonlyMap<string, Tone> {
  const all = new Map<string, Tone>()
  for (const [name, tone] of Object.entries(MAP_COLORS)) all.set(`--map-${name}`, tone)
  for (const [seat, look] of SEATS.entries()) {
    all.set(`--seat-${seat}`, look.color)
    all.set(`--on-seat-${seat}`, look.ink)
  }
  for (const [good, look] of Object.entries(GOODS_LOOKS)) {
    all.set(`--good-${good}`, [look.color, look.color])
    all.set(`--on-good-${good}`, [look.ink, look.ink])
  }
  return all
}

export function colorSheet(): string {
  const lines = [...colors()].map(
    ([name, [light, dark]]) => `${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  )
  return `:root{${lines.join(';')}}`
}

let installed = false

/** Defines the colours for the whole page, once. */
export function installColors(): void {
  if (installed) return
  installed = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(colorSheet())
  document.adoptedStyleSheets.push(sheet)
}
