import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostAt } from '#lib/embed/host.ts'
import { type EmbedCommand, type EmbedEvent, inEnvelope, readCommand, readEvent } from '#lib/embed/messages.ts'
import type { RailheadCommand, RailheadMessage } from '../../../web/static/embed.d.ts'

/** What is told to embedders is what is sent: the types go both ways, or this file does not compile. */
type Bare<Message> = Message extends { type: infer Type; detail: infer Detail } ? { type: Type; detail: Detail } : never
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
const sameEvents: Same<Bare<RailheadMessage>, Bare<EmbedEvent>> = true
const sameCommands: Same<Bare<RailheadCommand>, Bare<EmbedCommand>> = true

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warned.mockClear())

const command = (type: unknown, detail: unknown) => ({ railhead: 1, type, detail })

describe('the messages', () => {
  it('are what embed.d.ts says', () => {
    expect([sameEvents, sameCommands]).toEqual([true, true])
  })

  it('survive the envelope', () => {
    const seek: EmbedCommand = { type: 'seek', detail: { seq: 12 } }
    expect(readCommand(inEnvelope(seek))).toEqual(seek)
    const resize: EmbedEvent = { type: 'resize', detail: { height: 700 } }
    expect(readEvent(inEnvelope(resize))).toMatchObject(resize)
  })

  it.each([
    [command('seek', { seq: 0 })],
    [command('seek', { seq: -1 })],
    [command('seek', { seq: null })],
    [command('theme', { theme: 'dark', accent: null })],
    [command('theme', { theme: 'auto', accent: '#a4261d' })],
    [command('theme', { theme: 'light', accent: 'teal' })],
  ])('the frame understands %j', (data) => {
    expect(readCommand(data)).toEqual({ type: data.type, detail: data.detail })
    expect(warned).not.toHaveBeenCalled()
  })

  it.each([
    [command('seek', { seq: '3' })],
    [command('seek', { seq: 1.5 })],
    [command('seek', { seq: -2 })],
    [command('seek', {})],
    [command('seek', undefined)],
    [command('theme', { theme: 'pink', accent: null })],
    [command('theme', { theme: 'dark' })],
    [command('theme', { theme: 'dark', accent: 'url(https://evil.example)' })],
    [command('theme', { theme: 'dark', accent: 'red;--card:red' })],
    [command('act', { action: { type: 'pass' } })],
    [command('claim', { seat: 0, name: 'Eve', secret: 'x' })],
    [command('constructor', {})],
    [command('__proto__', {})],
    [command(7, {})],
    [command(['seek'], { seq: 1 })],
  ])('the frame passes over %j, with a warning', (data) => {
    expect(readCommand(data)).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
  })

  it.each([
    [null],
    [undefined],
    ['railhead'],
    [7],
    [[]],
    [{}],
    [{ type: 'seek', detail: { seq: 1 } }],
    [{ railhead: 2 }],
  ])('what is not in our envelope (%j) is none of our business', (data) => {
    expect(readCommand(data)).toBeNull()
    expect(readEvent(data)).toBeNull()
    expect(warned).not.toHaveBeenCalled()
  })

  it('hands on only the fields it knows', () => {
    expect(readCommand(command('seek', { seq: 1, action: 'pass' }))).toEqual({ type: 'seek', detail: { seq: 1 } })
  })

  it('the page passes over what is no event', () => {
    expect(readEvent(command('ready', 7))).toBeNull()
    expect(readEvent(command('readying', {}))).toBeNull()
    expect(readEvent(command('seek', { seq: 1 }))).toBeNull()
  })
})

describe('the page around a frame', () => {
  const BLOG = 'https://blog.example'

  /** A frame in a page; what it sends is kept. */
  function framed(alone = false) {
    const sent: [unknown, string][] = []
    const page = new EventTarget() as unknown as Window & { parent: Window }
    const parent = { postMessage: (data: unknown, origin: string) => sent.push([data, origin]) } as unknown as Window
    Object.assign(page, { parent: alone ? page : parent })
    const hear = (data: unknown, origin: string, source: unknown = parent) =>
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
    return { page, sent, hear }
  }

  const seek = command('seek', { seq: 3 })

  it('is spoken to by its origin, and heard by origin and window', () => {
    const { page, sent, hear } = framed()
    const obeyed: unknown[] = []
    const host = hostAt(BLOG, (heard) => obeyed.push(heard), page)
    host.say({ type: 'resize', detail: { height: 700 } })
    expect(sent).toEqual([[command('resize', { height: 700 }), BLOG]])
    hear(seek, 'https://evil.example')
    hear(seek, `${BLOG}.evil.example`)
    hear(seek, 'null')
    hear(seek, BLOG, { another: 'window' })
    hear(seek, BLOG, null)
    expect(obeyed).toEqual([])
    hear(seek, BLOG)
    expect(obeyed).toHaveLength(1)
    host.leave()
    hear(seek, BLOG)
    expect(obeyed).toHaveLength(1)
  })

  it.each([null, '', '*', 'null', 'file://', 'blog.example', `${BLOG}/`, `${BLOG}/path`, 'javascript:alert(1)'])(
    'named %j it is neither spoken to nor heard',
    (name) => {
      const { page, sent, hear } = framed()
      const obeyed: unknown[] = []
      hostAt(name, (heard) => obeyed.push(heard), page).say({ type: 'resize', detail: { height: 1 } })
      hear(seek, name ?? BLOG)
      hear(seek, BLOG)
      expect([sent, obeyed]).toEqual([[], []])
    },
  )

  it('is not there when the page stands alone', () => {
    const { page, sent } = framed(true)
    hostAt(BLOG, () => {}, page).say({ type: 'resize', detail: { height: 1 } })
    expect(sent).toEqual([])
  })
})
