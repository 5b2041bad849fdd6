import { figure } from '#worker/both/language/grammar.ts'
import { SHAPES, seatLook } from '../../looks/seats.ts'
import type { Course } from './course.ts'

/** What is on the picture of a match that is over: a card to be passed on. */
export interface StoryPicture {
  readonly title: string
  readonly about: string
  readonly ranking: readonly { readonly seat: number; readonly name: string; readonly score: string }[]
  readonly course: Course
  readonly ticks: readonly string[]
  readonly sentences: readonly string[]
  /** The board as it was in the end, where there is a picture of it. */
  readonly board: ImageBitmap | null
}

const WIDTH = 1200
const HEIGHT = 900
const EDGE = 48
const SPLIT = 470
/** It is looked at anywhere, so always by day. */
const INK = '#1c272d'
const SOFT = '#5b656a'
const PAPER = '#f3ecdb'
const CARD = '#fcf9f0'
const LINE = '#cdbf9f'
const ACCENT = '#a8201f'

type Brush = CanvasRenderingContext2D

/** A typeface of the theme. */
const face =
  (name: '--print' | '--sans') =>
  (weight: number, size: number): string =>
    [weight, `${size}px`, getComputedStyle(document.documentElement).getPropertyValue(name)].join(' ')
const print = face('--print')
const sans = face('--sans')

/** Drawn on this device, from what its page shows. */
export async function storyPicture(story: StoryPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  await document.fonts.load(print(700, 40))
  brush.fillStyle = PAPER
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  const top = drawHead(brush, story)
  drawRanking(brush, story, top)
  if (story.board) drawBoard(brush, story.board)
  drawCourse(brush, story, { x: EDGE, y: 540, width: 700, height: 300 })
  drawSentences(brush, story.sentences, { x: 790, y: 550, width: WIDTH - EDGE - 790 })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function write(brush: Brush, text: string, x: number, y: number, font: string, color = INK): void {
  brush.font = font
  brush.fillStyle = color
  brush.fillText(text, x, y)
}

function drawHead(brush: Brush, { title, about }: StoryPicture): number {
  write(brush, 'Railhead', EDGE, 74, print(700, 26))
  write(brush, about.toUpperCase(), EDGE, 124, print(500, 16), ACCENT)
  let y = 170
  for (const line of wrapped(brush, title, SPLIT - EDGE - 20, print(700, 40))) {
    write(brush, line, EDGE, y, print(700, 40))
    y += 46
  }
  return y
}

function drawRanking(brush: Brush, { ranking }: StoryPicture, top: number): void {
  const row = Math.min(48, (510 - top) / Math.max(1, ranking.length))
  for (const [i, { seat, name, score }] of ranking.entries()) {
    const y = top + i * row + row / 2
    sign(brush, seat, EDGE + 14, y, row * 0.3)
    write(brush, fitting(brush, name, 280, print(500, 22)), EDGE + 42, y + 8, print(500, 22))
    brush.textAlign = 'right'
    write(brush, score, SPLIT - 30, y + 8, print(700, 24))
    brush.textAlign = 'left'
  }
}

function drawBoard(brush: Brush, board: ImageBitmap): void {
  const [width, height] = [WIDTH - EDGE - SPLIT, 460]
  const scale = Math.min(width / board.width, height / board.height)
  const [w, h] = [board.width * scale, board.height * scale]
  brush.drawImage(board, SPLIT + (width - w) / 2, EDGE + (height - h) / 2, w, h)
}

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawCourse(brush: Brush, { course, ticks }: StoryPicture, { x, y, width, height }: Field): void {
  brush.fillStyle = CARD
  brush.fillRect(x - 16, y - 30, width + 32, height + 66)
  write(brush, course.label, x, y - 6, sans(600, 17), SOFT)
  const all = course.values.flat().filter((value) => value !== null)
  const least = Math.min(0, ...all)
  const most = Math.max(1, ...all)
  const atX = (i: number): number => x + 34 + (i / Math.max(1, ticks.length - 1)) * (width - 60)
  const atY = (value: number): number => y + 12 + ((most - value) / (most - least)) * (height - 16)
  for (const mark of new Set([least, 0, most])) {
    brush.strokeStyle = LINE
    brush.lineWidth = 1
    brush.beginPath()
    brush.moveTo(x + 34, atY(mark))
    brush.lineTo(x + width, atY(mark))
    brush.stroke()
    write(brush, figure(Math.round(mark)), x - 4, atY(mark) + 5, sans(400, 14), SOFT)
  }
  for (const [i, tick] of ticks.entries())
    if (tick !== ticks[i - 1]) write(brush, tick, atX(i) - 4, y + height + 22, sans(400, 14), SOFT)
  for (const [seat, values] of course.values.entries()) {
    const points = values.flatMap((value, i) => (value === null ? [] : [[atX(i), atY(value)] as const]))
    brush.strokeStyle = seatLook(seat).color[0]
    brush.lineWidth = 4
    brush.lineJoin = 'round'
    brush.beginPath()
    for (const [px, py] of points) brush.lineTo(px, py)
    brush.stroke()
    const [last] = points.slice(-1)
    if (last) sign(brush, seat, last[0], last[1], 11)
  }
}

function drawSentences(brush: Brush, sentences: readonly string[], { x, y, width }: Omit<Field, 'height'>): void {
  let at = y
  for (const sentence of sentences) {
    for (const line of wrapped(brush, sentence, width, print(500, 21))) {
      if (at > HEIGHT - EDGE) return
      write(brush, line, x, at, print(500, 21))
      at += 29
    }
    at += 16
  }
}

/** The shape of a seat in its colour, and its letter. */
function sign(brush: Brush, seat: number, x: number, y: number, size: number): void {
  const look = seatLook(seat)
  brush.save()
  brush.translate(x, y)
  brush.scale(size, size)
  brush.fillStyle = look.color[0]
  brush.fill(new Path2D(SHAPES[look.shape]))
  brush.restore()
  brush.textAlign = 'center'
  write(brush, look.letter, x, y + size * 0.42, print(700, size * 1.2), look.ink[0])
  brush.textAlign = 'left'
}

function wrapped(brush: Brush, text: string, width: number, font: string): string[] {
  brush.font = font
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && brush.measureText(`${last} ${word}`).width <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function fitting(brush: Brush, text: string, width: number, font: string): string {
  brush.font = font
  let shown = text
  while (shown.length > 1 && brush.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`
  return shown
}
