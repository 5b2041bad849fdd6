/** Shows what a table pushes to this device, and leads from there to the table. */

/** As the table writes it (`worker/table/tell/words.ts`). */
interface Note {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
  readonly actions: readonly { readonly action: string; readonly title: string; readonly url: string }[]
}

/** Where a notification leads: the table, or by a button the page that gives that answer. */
interface Ways {
  readonly url: string
  readonly actions: Readonly<Record<string, string>>
}

const scope = self as unknown as ServiceWorkerGlobalScope

export function tellsOfPushes(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(follow(event.notification.data as Ways | null, event.action))
  })
}

/** A browser takes the permission away from who shows nothing: so something is shown, whatever came. */
function show(data: PushMessageData | null): Promise<void> {
  const { title = 'Railhead', body = '', tag = 'railhead', url = '/', actions = [] } = noteIn(data)
  const ways: Ways = { url, actions: Object.fromEntries(actions.map((one) => [one.action, one.url])) }
  const buttons = actions.map((one) => ({ action: one.action, title: one.title }))
  const looks = { icon: '/icons/192.png', badge: '/icons/badge-96.png' }
  // Not every browser has what the library of types lacks: buttons, and to ring again for what takes an older one's place.
  const more = { actions: buttons, renotify: true }
  return scope.registration.showNotification(title, { body, tag, data: ways, ...looks, ...more })
}

function noteIn(data: PushMessageData | null): Partial<Note> {
  try {
    return (data?.json() ?? {}) as Partial<Note>
  } catch {
    return {}
  }
}

/** To a page that shows the table already, or to a new one. */
async function follow(ways: Ways | null, action: string): Promise<unknown> {
  const to = ownAddress(ways?.actions[action] ?? ways?.url ?? '/')
  const shown = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = shown.find(({ url }) => pageOf(url) === pageOf(to))
  return there && action === '' ? there.focus() : scope.clients.openWindow(to)
}

const pageOf = (url: string): string => url.replace(/[?#].*$/, '')

/** Nobody is led elsewhere by a message. */
function ownAddress(url: string): string {
  const { origin } = scope.location
  const to = URL.canParse(url, origin) ? new URL(url, origin) : new URL('/', origin)
  return to.origin === origin ? to.href : origin
}
