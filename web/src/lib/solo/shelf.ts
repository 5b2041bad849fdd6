import type { SoloMatch } from './match.ts'

/** Where matches against bots are kept on this device. */
export interface Shelf {
  read(id: string): Promise<SoloMatch | null>
  keep(match: SoloMatch, at: number): Promise<void>
}

const NAME = 'railhead'
const STORE = 'solo'
/** Of more than so many those that nobody has touched for longest go. */
const MOST = 24

/** What is kept: when it was touched last is for the clearing. */
interface Kept {
  readonly id: string
  readonly at: number
  readonly match: SoloMatch
}

/** A browser may refuse to keep anything (private windows): then a match lasts as long as its page. */
export async function openShelf(): Promise<Shelf> {
  try {
    return shelfIn(await opened())
  } catch {
    return { read: async () => null, keep: async () => {} }
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at')
  }
  return answerTo(request)
}

const shelfIn = (database: IDBDatabase): Shelf => ({
  async read(id) {
    const kept = await answerTo<Kept | undefined>(database.transaction(STORE).objectStore(STORE).get(id))
    return kept?.match ?? null
  },
  async keep(match, at) {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
    await answerTo(store.put({ id: match.id, at, match } satisfies Kept))
    const oldest = await answerTo(store.index('at').getAllKeys())
    for (const id of oldest.slice(0, Math.max(0, oldest.length - MOST))) store.delete(id)
  },
})

const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
