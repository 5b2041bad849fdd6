import { newSecret } from '#worker/both/wire.ts'
import type { TellTo } from '#worker/protocol.ts'
import { remember, remembered } from '../../device/storage.ts'

/** Of this browser: whether it can be told anything while no page is open, and if not why. */
export type Readiness = 'ready' | 'install' | 'denied' | 'unsupported'

/** Subscribing may never come to an end where the push service is out of reach. */
export const PATIENCE_MS = 10_000

/** What went wrong, by a key of the texts; anything else is in the words of the browser. */
export class NotSubscribed extends Error {
  readonly why: 'denied' | 'slow'

  constructor(why: 'denied' | 'slow') {
    super(why)
    this.why = why
  }
}

export function readiness(): Readiness {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!able) return isApple() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** iPhones, and iPads, which call themselves a Mac. */
const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

/** What tables know this browser by: thought up here, and told to nobody else. */
export function thisDevice(): string {
  const id = remembered('device', '') || newSecret()
  remember('device', id)
  return id
}

/** Only ever at a click: a browser asks whether that is all right, and remembers a no. */
export async function subscribe(key: string): Promise<TellTo> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('denied')
  const { endpoint, keys } = (await intime(subscription(key))).toJSON()
  return { channel: 'push', endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const how = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(how)
  } catch (error) {
    // Of another key, from before the site had this one: it can be had only in its place.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(how)
  }
}

function intime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotSubscribed('slow')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
