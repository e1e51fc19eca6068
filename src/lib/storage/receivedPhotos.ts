// Photographs that a phone has shared, as this browser keeps them: the service worker takes them, the desk sends them on.
import { clear, createStore, delMany, get, promisifyRequest, setMany, type UseStore } from 'idb-keyval'
import { RECEIVED_DAYS } from '@/config/constants'
import { DAY_MS } from '../korean/durations'

/** What the worker knows of a photograph; the desk adds what it reads. */
export interface ReceivedNote {
  version: 1
  id: string
  /** File name, NFC. */
  name: string
  /** In bytes. */
  size: number
  /** When it came, in ms since the epoch, and its place among those that came with it. */
  receivedAt: number
  index: number
}

/** What the manifest calls the files of a share. */
export const SHARED_FILES = 'photos'

/** The query parameter that says how many photographs of a share could not be kept, or that it could not be read at all. */
export const MISSED_PARAM = 'missed'
export const MISSED_ALL = 'all'

export const KEEP_CODE = 'KEEP_RECEIVED'

/** Asks the worker to keep the code of the page of received photographs, which has been opened here with these fonts. */
export const keepCodeMessage = (fonts: readonly string[]) => ({ type: KEEP_CODE, fonts }) as const

const NOTE = 'note/'
/** The key after the last one that begins with `NOTE`. */
const AFTER_NOTES = 'note0'
const FILE = 'file/'

const KEPT_MS = RECEIVED_DAYS * DAY_MS

/** What any version notes of a photograph. */
const isDated = (note: unknown): note is Pick<ReceivedNote, 'id' | 'receivedAt'> =>
  typeof note === 'object' &&
  note !== null &&
  'id' in note &&
  typeof note.id === 'string' &&
  'receivedAt' in note &&
  typeof note.receivedAt === 'number'

const noteKey = (id: string) => NOTE + id
const fileKey = (id: string) => FILE + id

/** Where they lie; `base` keeps sites of one origin apart. */
export class ReceivedPhotos {
  readonly #name: string
  #store: UseStore | undefined

  constructor(base: string) {
    this.#name = `blank-page${base}received`
  }

  get #photos(): UseStore {
    return (this.#store ??= createStore(this.#name, 'photos'))
  }

  /** Keeps a photograph: both of its parts, or nothing. Without its file it is known by name alone. */
  async keep(note: ReceivedNote, file: Blob | null): Promise<void> {
    const entries: [string, unknown][] = [[noteKey(note.id), note]]
    // First, for one that cannot be put there leaves no note behind.
    if (file) entries.unshift([fileKey(note.id), file])
    await setMany(entries, this.#photos)
  }

  /** What is known of all of them, as it was kept. */
  async notes(): Promise<unknown[]> {
    return this.#photos('readonly', (photos) =>
      promisifyRequest<unknown[]>(photos.getAll(IDBKeyRange.bound(NOTE, AFTER_NOTES, false, true))),
    )
  }

  /** What is known of one; undefined when it has gone. */
  async note(id: string): Promise<unknown> {
    return get<unknown>(noteKey(id), this.#photos)
  }

  async count(): Promise<number> {
    return this.#photos('readonly', (photos) =>
      promisifyRequest<number>(photos.count(IDBKeyRange.bound(NOTE, AFTER_NOTES, false, true))),
    )
  }

  async file(id: string): Promise<unknown> {
    return get<unknown>(fileKey(id), this.#photos)
  }

  /** Adds to what is known of those that are still there: to all of them, or to none. Kept when it resolves. */
  async change(ids: readonly string[], change: object): Promise<void> {
    await this.#photos('readwrite', async (photos) => {
      const done = promisifyRequest(photos.transaction)
      for (const id of ids) {
        const note = await promisifyRequest<object | undefined>(photos.get(noteKey(id)))
        if (note) photos.put({ ...note, ...change }, noteKey(id))
      }
      return done
    })
  }

  /** What is known of those that still wait. What has waited too long (decisions §12.9) is taken away: so many were `dropped`. */
  async waiting(now = Date.now()): Promise<{ notes: unknown[]; dropped: number }> {
    const isOld = (note: unknown) => isDated(note) && now - note.receivedAt > KEPT_MS
    const notes = await this.notes()
    const old = notes.filter(isDated).filter(isOld)
    if (old.length > 0) await this.remove(old.map(({ id }) => id))
    return { notes: notes.filter((note) => !isOld(note)), dropped: old.length }
  }

  /** Takes all of them away, those of a newer kind, too. */
  async clear(): Promise<void> {
    await clear(this.#photos)
  }

  async remove(ids: readonly string[]): Promise<void> {
    await delMany(
      ids.flatMap((id) => [noteKey(id), fileKey(id)]),
      this.#photos,
    )
  }

  /** Tells every open page that others lie there now. */
  tell() {
    if (!('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(this.#name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    channel.postMessage(null)
    channel.close()
  }

  /** Calls whenever `tell` was called elsewhere. Returns the way to stop. */
  watch(listener: () => void): () => void {
    if (!('BroadcastChannel' in globalThis)) return () => undefined
    const channel = new BroadcastChannel(this.#name)
    channel.addEventListener('message', listener)
    return () => channel.close()
  }
}
