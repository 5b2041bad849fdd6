import { type Refusal, refusal } from '#engine/core/refusal.ts'
import { type Plan, planFrom } from '#engine/plans/index.ts'
import { resolve } from '$app/paths'
import { MARK } from './hash.ts'

/** More than any plan takes. */
const MOST_LETTERS = 20_000

interface Shared {
  readonly name: string
  readonly plan: Plan
}

/** A link to a table with a plan in it. */
export async function linkToPlan(table: string, { name, plan }: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify({ name, ...plan })), new CompressionStream(FORM))
  const packed = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return new URL(`${resolve('/t/[id]', { id: table })}${MARK}${packed}`, location.href).href
}

/** The plan in the fragment of a link, or what is wrong with it. */
export async function planIn(hash: string, seats: number): Promise<Shared | Refusal> {
  const told = await unpacked(hash.slice(MARK.length))
  const plan = planFrom(told, seats)
  if ('rule' in plan) return plan
  const { name } = told as { readonly name?: unknown }
  return { name: typeof name === 'string' ? name.slice(0, 60) : '', plan }
}

const FORM = 'deflate-raw'

async function unpacked(packed: string): Promise<unknown> {
  if (packed.length > MOST_LETTERS) return refusal('PLAN-LONG')
  try {
    const letters = atob(packed.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream(FORM))))
  } catch {
    // Cut off on the way, or never one.
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer())
}
