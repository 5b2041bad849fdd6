import type { Point } from '#engine/hex/layout.ts'
import { type Box, R } from './hexes.ts'

/** Where the board lies in its frame: a point of the board appears at `point * k + (x, y)`, in pixels of the page. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * What a board is looked at through. What is kept free on the right or below is for buttons: the board can always be
 * moved clear of it.
 */
export interface Frame extends Size {
  readonly right?: number
  readonly bottom?: number
}

/** Hexes may become this large, measured by their side. */
const LARGEST_HEX = 110
const MOST_K = LARGEST_HEX / R

/** So large a hex can be hit with a finger; a board that would be smaller than that is first seen in part. */
const HANDY_HEX = 22
const COMFORTABLE_HEX = 30

/** How much a hex of this size on the page can show: names of cities, of towns too, everything. */
export type Detail = 'far' | 'middle' | 'near'

export const detailAt = (k: number): Detail => (k * R < 21 ? 'far' : k * R < 32 ? 'middle' : 'near')

/** The zoom that texts are laid out for: in steps, so that a pinch does not lay out every text anew. */
export const textZoom = (k: number): number => 2 ** (Math.ceil(Math.log2(k) * 6) / 6)

export const toBoard = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.k,
  y: (y - camera.y) / camera.k,
})

export const toFrame = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.k + camera.x,
  y: y * camera.k + camera.y,
})

const roomIn = ({ width, height, right = 0, bottom = 0 }: Frame): Size => ({
  width: Math.max(1, width - right),
  height: Math.max(1, height - bottom),
})

/** The whole box, as large as the frame allows, in its middle. */
export function fitted(box: Box, frame: Frame): Camera {
  const room = roomIn(frame)
  const k = Math.min(room.width / box.width, room.height / box.height, MOST_K)
  return {
    k,
    x: (room.width - box.width * k) / 2 - box.x * k,
    y: (room.height - box.height * k) / 2 - box.y * k,
  }
}

/** The first look at a board: all of it, or where that would be tiny as much as fills the frame, about a point. */
export function opened(box: Box, frame: Frame, about: Point): Camera {
  const whole = fitted(box, frame)
  if (whole.k * R >= HANDY_HEX) return whole
  const room = roomIn(frame)
  const filling = Math.max(room.width / box.width, room.height / box.height)
  const k = Math.max(Math.min(filling, COMFORTABLE_HEX / R), HANDY_HEX / R)
  return held({ k, x: room.width / 2 - about.x * k, y: room.height / 2 - about.y * k }, box, frame)
}

/**
 * The frame with room for buttons in its lower right corner, wherever that costs the board least: none at all if no hex
 * lies under them when the whole board is shown.
 */
export function framed(box: Box, size: Size, spots: readonly Point[], buttons: Size): Frame {
  const ways: Frame[] = [size, { ...size, bottom: buttons.height }, { ...size, right: buttons.width }]
  const clear = ways.filter((frame) => {
    const camera = fitted(box, frame)
    return !spots.some((spot) => {
      const { x, y } = toFrame(camera, spot)
      return x + R * camera.k > size.width - buttons.width && y + R * camera.k > size.height - buttons.height
    })
  })
  return clear.reduce((best, frame) => (fitted(box, frame).k > fitted(box, best).k ? frame : best), clear[0] ?? size)
}

/** Zooms by a factor and keeps the board still under one point of the frame. */
export function zoomed(camera: Camera, at: Point, factor: number, box: Box, frame: Frame): Camera {
  const least = fitted(box, frame).k
  const k = Math.min(Math.max(camera.k * factor, least), Math.max(MOST_K, least))
  const still = toBoard(camera, at)
  return held({ k, x: at.x - still.x * k, y: at.y - still.y * k }, box, frame)
}

export function moved(camera: Camera, dx: number, dy: number, box: Box, frame: Frame): Camera {
  return held({ k: camera.k, x: camera.x + dx, y: camera.y + dy }, box, frame)
}

/** The board never leaves its frame: it fills a direction or lies in its middle. */
function held(camera: Camera, box: Box, frame: Frame): Camera {
  const room = roomIn(frame)
  return {
    k: camera.k,
    x: heldAlong(camera.x, box.x * camera.k, box.width * camera.k, room.width),
    y: heldAlong(camera.y, box.y * camera.k, box.height * camera.k, room.height),
  }
}

function heldAlong(offset: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start
  return Math.min(-start, Math.max(room - length - start, offset))
}

/** After the frame has changed its size: what was in its middle stays there. */
export function resized(camera: Camera, box: Box, before: Size, after: Frame): Camera {
  const still = toBoard(camera, { x: before.width / 2, y: before.height / 2 })
  const k = Math.max(camera.k, fitted(box, after).k)
  return held({ k, x: after.width / 2 - still.x * k, y: after.height / 2 - still.y * k }, box, after)
}

/** The least move that brings a point into view, with some room around it. */
export function revealed(camera: Camera, point: Point, box: Box, frame: Frame): Camera {
  const room = Math.min(1.2 * R * camera.k, frame.width / 3, frame.height / 3)
  const { x, y } = toFrame(camera, point)
  const along = (at: number, length: number) => Math.max(0, room - at) + Math.min(0, length - room - at)
  return moved(camera, along(x, frame.width), along(y, frame.height), box, frame)
}

/** On the way from one camera to another; the zoom is geometric, so that it feels even. */
export function blended(a: Camera, b: Camera, t: number): Camera {
  if (a.k === b.k) return { k: a.k, x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  const k = a.k * (b.k / a.k) ** t
  const s = (k - a.k) / (b.k - a.k)
  return { k, x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s }
}
