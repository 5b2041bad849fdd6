/**
 * What a table sounds like. Every sound is made here of tones and noise when it is needed: nothing is loaded, and all of
 * it is ours.
 */
export const SOUNDS = ['turn', 'track', 'delivery', 'bid', 'engine', 'city', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

/** Events are named alike in all games; what is not named here is silent. */
const OF_EVENT: Readonly<Record<string, Sound>> = {
  built: 'track',
  tookLink: 'track',
  delivered: 'delivery',
  bid: 'bid',
  dropped: 'bid',
  wonAuction: 'bid',
  engine: 'engine',
  upgraded: 'engine',
  moved: 'engine',
  urbanized: 'city',
  grew: 'city',
  ended: 'end',
}

/** Of all that happened at once the weightiest is heard. */
const WEIGHTIEST: readonly Sound[] = ['end', 'delivery', 'track', 'city', 'engine', 'bid']

export function soundOf(events: readonly { readonly type: string }[]): Sound | null {
  const heard = new Set(events.map(({ type }) => OF_EVENT[type]))
  return WEIGHTIEST.find((sound) => heard.has(sound)) ?? null
}

interface Note {
  /** Seconds after the sound begins. */
  readonly at: number
  readonly lasts: number
  /** 0 to 1, of what is quiet already. */
  readonly loud: number
  /** In hertz: of a tone its height, of noise the middle of what is let through. */
  readonly hertz: number
  readonly made: 'bell' | 'wood' | 'noise'
}

const bell = (at: number, hertz: number, loud = 0.5, lasts = 0.9): Note => ({ at, lasts, loud, hertz, made: 'bell' })
const noise = (at: number, hertz: number, loud: number, lasts: number): Note => ({
  at,
  lasts,
  loud,
  hertz,
  made: 'noise',
})
const wood = (at: number, hertz: number, loud = 0.6): Note => ({ at, lasts: 0.07, loud, hertz, made: 'wood' })

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // A station bell.
  turn: [bell(0, 784), bell(0.18, 1175)],
  // A hammer on a spike.
  track: [
    noise(0, 2600, 0.9, 0.05),
    bell(0, 2093, 0.12, 0.15),
    noise(0.14, 2300, 0.7, 0.05),
    bell(0.14, 1865, 0.1, 0.15),
  ],
  // It pulls out, and is paid for.
  delivery: [0, 0.16, 0.3, 0.42].map((at, i) => noise(at, 380 + 70 * i, 0.8, 0.12)).concat(bell(0.56, 1319, 0.35)),
  bid: [wood(0, 620)],
  // A whistle, from afar.
  engine: [bell(0, 523, 0.3, 0.35), bell(0, 659, 0.3, 0.35), bell(0, 784, 0.2, 0.35)],
  city: [wood(0, 440), wood(0.1, 587), wood(0.2, 698)],
  end: [523, 659, 784, 1047].map((hertz, i) => bell(0.14 * i, hertz, 0.5, 1.6)),
}

/** Beside talk and music, not over it. */
const VOLUME = 0.14

let context: AudioContext | null = null

/** Heard once somebody has touched the page: before that browsers are silent. */
export function play(sound: Sound): void {
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  const { state } = context
  if (state === 'suspended') void context.resume()
  for (const note of NOTES[sound]) sing(context, note)
}

function sing(on: AudioContext, { at, lasts, loud, hertz, made }: Note): void {
  const begins = on.currentTime + at
  const gain = new GainNode(on, { gain: 0 })
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(VOLUME * loud, begins + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  gain.connect(on.destination)
  const source = made === 'noise' ? rushing(on, hertz, gain) : ringing(on, hertz, made, gain)
  source.start(begins)
  source.stop(begins + lasts + 0.05)
}

function ringing(on: AudioContext, hertz: number, made: 'bell' | 'wood', into: AudioNode): AudioScheduledSourceNode {
  const tone = new OscillatorNode(on, { type: made === 'bell' ? 'sine' : 'triangle', frequency: hertz })
  tone.connect(into)
  return tone
}

function rushing(on: AudioContext, hertz: number, into: AudioNode): AudioScheduledSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * 0.25), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(on, { buffer })
  source.connect(new BiquadFilterNode(on, { type: 'bandpass', frequency: hertz, Q: 1.2 })).connect(into)
  return source
}
