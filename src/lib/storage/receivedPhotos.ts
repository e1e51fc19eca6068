// Photos shared from a phone, stored in this browser's IndexedDB: the service worker adds them, the admin uploads them.
import { clear, createStore, delMany, get, promisifyRequest, setMany, type UseStore } from 'idb-keyval'
import { RECEIVED_DAYS } from '@/config/constants'
import { DAY_MS } from '../durations'

/** Record of a shared photo as the service worker writes it. The admin adds more fields. */
export interface ReceivedPhotoRecord {
  version: 1
  id: string
  /** File name, NFC. */
  name: string
  /** In bytes. */
  size: number
  /** In ms since the epoch. */
  receivedAt: number
  /** Position among the photos of the same share. */
  index: number
}

/** Name of the form field that carries the files; the web app manifest's `share_target` uses the same. */
export const SHARE_FILES_FIELD = 'photos'

/** Query parameter with the number of photos that could not be stored, or `ALL_REJECTED` if the share could not be read. */
export const REJECTED_PARAM = 'missed'
export const ALL_REJECTED = 'all'

/** Type of the message of `cachePageMessage`. */
export const CACHE_PAGE_MESSAGE = 'KEEP_RECEIVED'

/** Returns a message that asks the service worker to cache the code and these fonts of the page of received photos. */
export const cachePageMessage = (fonts: readonly string[]) => ({ type: CACHE_PAGE_MESSAGE, fonts }) as const

const RECORD = 'note/'
/** Upper bound of the keys that begin with `RECORD`. */
const AFTER_RECORDS = 'note0'
const FILE = 'file/'

const MAX_AGE_MS = RECEIVED_DAYS * DAY_MS

/** Whether a stored value has the fields that every version of the record has. */
const isDated = (value: unknown): value is Pick<ReceivedPhotoRecord, 'id' | 'receivedAt'> =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'receivedAt' in value &&
  typeof value.receivedAt === 'number'

const recordKey = (id: string) => RECORD + id
const fileKey = (id: string) => FILE + id

/** IndexedDB store of shared photos. `base` separates sites of one origin. */
export class ReceivedPhotoStore {
  readonly #name: string
  #store: UseStore | undefined

  constructor(base: string) {
    this.#name = `blank-page${base}received`
  }

  get #photos(): UseStore {
    return (this.#store ??= createStore(this.#name, 'photos'))
  }

  /** Stores a photo, record and file in one transaction. Without a file only the record is stored. */
  async add(record: ReceivedPhotoRecord, blob: Blob | null): Promise<void> {
    const entries: [string, unknown][] = [[recordKey(record.id), record]]
    // The file goes first: if it cannot be stored, no record is left behind.
    if (blob) entries.unshift([fileKey(record.id), blob])
    await setMany(entries, this.#photos)
  }

  /** Returns all records, unvalidated. */
  async listRecords(): Promise<unknown[]> {
    return this.#photos('readonly', (photos) =>
      promisifyRequest<unknown[]>(photos.getAll(IDBKeyRange.bound(RECORD, AFTER_RECORDS, false, true))),
    )
  }

  /** Returns a record, unvalidated; undefined if it was removed. */
  async getRecord(id: string): Promise<unknown> {
    return get<unknown>(recordKey(id), this.#photos)
  }

  /** Returns the number of records. */
  async count(): Promise<number> {
    return this.#photos('readonly', (photos) =>
      promisifyRequest<number>(photos.count(IDBKeyRange.bound(RECORD, AFTER_RECORDS, false, true))),
    )
  }

  /** Returns a photo's file, unvalidated; undefined if it was not stored. */
  async getFile(id: string): Promise<unknown> {
    return get<unknown>(fileKey(id), this.#photos)
  }

  /** Merges `change` into the records that still exist, in one transaction. Resolves when it is committed. */
  async update(ids: readonly string[], change: object): Promise<void> {
    await this.#photos('readwrite', async (photos) => {
      const done = promisifyRequest(photos.transaction)
      for (const id of ids) {
        const record = await promisifyRequest<object | undefined>(photos.get(recordKey(id)))
        if (record) photos.put({ ...record, ...change }, recordKey(id))
      }
      return done
    })
  }

  /** Returns all unexpired records. Removes the expired ones first and returns their number as `dropped`. */
  async listPending(now = Date.now()): Promise<{ records: unknown[]; dropped: number }> {
    const isExpired = (record: unknown) => isDated(record) && now - record.receivedAt > MAX_AGE_MS
    const records = await this.listRecords()
    const expired = records.filter(isDated).filter(isExpired)
    if (expired.length > 0) await this.remove(expired.map(({ id }) => id))
    return { records: records.filter((record) => !isExpired(record)), dropped: expired.length }
  }

  /** Removes everything, including records of a newer version. */
  async clear(): Promise<void> {
    await clear(this.#photos)
  }

  /** Removes records and files. */
  async remove(ids: readonly string[]): Promise<void> {
    await delMany(
      ids.flatMap((id) => [recordKey(id), fileKey(id)]),
      this.#photos,
    )
  }

  /** Notifies all other open pages that the store has changed. */
  notifyOtherPages() {
    if (!('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(this.#name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    channel.postMessage(null)
    channel.close()
  }

  /** Calls `listener` when another page or the service worker has changed the store. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    if (!('BroadcastChannel' in globalThis)) return () => undefined
    const channel = new BroadcastChannel(this.#name)
    channel.addEventListener('message', listener)
    return () => channel.close()
  }
}
