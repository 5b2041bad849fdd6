import { describe, expect, it } from 'vitest'
import {
  blended,
  fitted,
  framed,
  moved,
  opened,
  resized,
  revealed,
  toBoard,
  toFrame,
  zoomed,
} from '#lib/board/camera.ts'
import { boardBox, middle as hexMiddle, R } from '#lib/board/hexes.ts'
import { RUST_BELT } from './sample.ts'

const box = boardBox(RUST_BELT)
const phone = { width: 390, height: 500 }
const desk = { width: 1280, height: 800 }
const corners = [
  { x: box.x, y: box.y },
  { x: box.x + box.width, y: box.y + box.height },
]

describe('the camera', () => {
  it.each([phone, desk])('fits the whole board into $width × $height, in the middle', (frame) => {
    const [topLeft, bottomRight] = corners.map((corner) => toFrame(fitted(box, frame), corner))
    expect(topLeft?.x).toBeGreaterThanOrEqual(-1e-6)
    expect(topLeft?.y).toBeGreaterThanOrEqual(-1e-6)
    expect((topLeft?.x ?? 0) + (bottomRight?.x ?? 0)).toBeCloseTo(frame.width, 6)
    expect((topLeft?.y ?? 0) + (bottomRight?.y ?? 0)).toBeCloseTo(frame.height, 6)
  })

  it('zooms about the point under the pointer', () => {
    const start = zoomed(fitted(box, desk), { x: 640, y: 400 }, 1.5, box, desk)
    const pointer = { x: 500, y: 350 }
    const closer = zoomed(start, pointer, 1.4, box, desk)
    expect(closer.k).toBeCloseTo(start.k * 1.4)
    expect(toBoard(closer, pointer).x).toBeCloseTo(toBoard(start, pointer).x)
    expect(toBoard(closer, pointer).y).toBeCloseTo(toBoard(start, pointer).y)
  })

  it('zooms out no further than the whole board and in no further than a hex is wide', () => {
    const whole = fitted(box, phone)
    expect(zoomed(whole, { x: 9, y: 9 }, 0.01, box, phone)).toEqual(whole)
    expect(zoomed(whole, { x: 9, y: 9 }, 1000, box, phone).k).toBeLessThan(1.2)
  })

  it('never loses the board, however far it is dragged', () => {
    const near = zoomed(fitted(box, phone), { x: 195, y: 250 }, 4, box, phone)
    const away = moved(near, 1e5, -1e5, box, phone)
    const [topLeft, bottomRight] = corners.map((corner) => toFrame(away, corner))
    expect(topLeft?.x).toBeCloseTo(0)
    expect(bottomRight?.y).toBeCloseTo(phone.height)
  })

  it('keeps what is in the middle there when the frame changes', () => {
    const near = zoomed(fitted(box, desk), { x: 640, y: 400 }, 4, box, desk)
    const before = toBoard(near, { x: 640, y: 400 })
    const after = toBoard(resized(near, box, desk, phone), { x: 195, y: 250 })
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('reveals a point with the least move, and does not move for one in view', () => {
    const near = zoomed(fitted(box, phone), { x: 195, y: 250 }, 5, box, phone)
    const inView = toBoard(near, { x: 195, y: 250 })
    expect(revealed(near, inView, box, phone)).toEqual(near)
    const outside = toBoard(near, { x: 600, y: 250 })
    const { x, y } = toFrame(revealed(near, outside, box, phone), outside)
    expect(x).toBeLessThan(phone.width)
    expect(y).toBeCloseTo(250)
  })

  it('glides from one place to another and arrives there', () => {
    const [a, b] = [fitted(box, phone), zoomed(fitted(box, phone), { x: 50, y: 60 }, 4, box, phone)]
    expect(blended(a, b, 0)).toEqual(a)
    expect(blended(a, b, 1).x).toBeCloseTo(b.x)
    expect(blended(a, b, 0.5).k).toBeCloseTo(a.k * 2)
  })
})

describe('the first look at a board', () => {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  it('is all of it where a hex is large enough for a finger', () => {
    expect(opened(box, desk, middle)).toEqual(fitted(box, desk))
  })

  it('fills a narrow page, about the point it is given', () => {
    const camera = opened(box, phone, { x: box.x + 1200, y: middle.y })
    expect(camera.k * R).toBeGreaterThanOrEqual(22)
    expect(toBoard(camera, { x: 195, y: 250 }).x).toBeCloseTo(box.x + 1200)
    expect(camera.k * box.height).toBeGreaterThanOrEqual(phone.height - 1e-6)
  })

  it('keeps to the board however near its edge that point is', () => {
    const camera = opened(box, phone, { x: box.x, y: box.y })
    expect(toFrame(camera, { x: box.x, y: box.y }).x).toBeCloseTo(0)
  })
})

describe('room for buttons', () => {
  const spots = RUST_BELT.hexes.map(({ at }) => hexMiddle(RUST_BELT.layout, at))
  const buttons = { width: 140, height: 56 }

  it.each([phone, desk, { width: 500, height: 400 }, { width: 1000, height: 745 }])(
    'covers no hex of the whole board in $width × $height',
    (size) => {
      const camera = fitted(box, framed(box, size, spots, buttons))
      for (const spot of spots) {
        const { x, y } = toFrame(camera, spot)
        const under =
          x + R * camera.k > size.width - buttons.width && y + 0.9 * R * camera.k > size.height - buttons.height
        expect(under).toBe(false)
      }
    },
  )

  it('costs nothing where there is room anyway', () => {
    expect(framed(box, { width: 390, height: 900 }, spots, buttons)).toEqual({ width: 390, height: 900 })
  })

  it('lets every hex be moved clear of them', () => {
    const frame = { ...phone, bottom: 56 }
    const near = zoomed(fitted(box, frame), { x: 195, y: 250 }, 4, box, frame)
    const away = moved(near, -1e5, -1e5, box, frame)
    expect(toFrame(away, corners[1] ?? { x: 0, y: 0 }).y).toBeCloseTo(phone.height - 56)
  })
})
