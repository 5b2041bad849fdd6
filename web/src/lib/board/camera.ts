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

/** Hexes may become this large, measured by their side. */
const LARGEST_HEX = 110
const MOST_K = LARGEST_HEX / R

export const toBoard = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.k,
  y: (y - camera.y) / camera.k,
})

export const toFrame = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.k + camera.x,
  y: y * camera.k + camera.y,
})

/** The whole box, as large as the frame allows, in its middle. */
export function fitted(box: Box, frame: Size): Camera {
  const k = Math.min(frame.width / box.width, frame.height / box.height, MOST_K)
  return {
    k,
    x: (frame.width - box.width * k) / 2 - box.x * k,
    y: (frame.height - box.height * k) / 2 - box.y * k,
  }
}

/** Zooms by a factor and keeps the board still under one point of the frame. */
export function zoomed(camera: Camera, at: Point, factor: number, box: Box, frame: Size): Camera {
  const least = fitted(box, frame).k
  const k = Math.min(Math.max(camera.k * factor, least), Math.max(MOST_K, least))
  const still = toBoard(camera, at)
  return held({ k, x: at.x - still.x * k, y: at.y - still.y * k }, box, frame)
}

export function moved(camera: Camera, dx: number, dy: number, box: Box, frame: Size): Camera {
  return held({ k: camera.k, x: camera.x + dx, y: camera.y + dy }, box, frame)
}

/** The board never leaves its frame: it fills a direction or lies in its middle. */
function held(camera: Camera, box: Box, frame: Size): Camera {
  return {
    k: camera.k,
    x: heldAlong(camera.x, box.x * camera.k, box.width * camera.k, frame.width),
    y: heldAlong(camera.y, box.y * camera.k, box.height * camera.k, frame.height),
  }
}

function heldAlong(offset: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start
  return Math.min(-start, Math.max(room - length - start, offset))
}

/** After the frame has changed its size: what was in its middle stays there. */
export function resized(camera: Camera, box: Box, before: Size, after: Size): Camera {
  const still = toBoard(camera, { x: before.width / 2, y: before.height / 2 })
  const k = Math.max(camera.k, fitted(box, after).k)
  return held({ k, x: after.width / 2 - still.x * k, y: after.height / 2 - still.y * k }, box, after)
}

/** The least move that brings a point into view, with some room around it. */
export function revealed(camera: Camera, point: Point, box: Box, frame: Size): Camera {
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
