import { createStore } from 'zustand/vanilla'
import { received as words } from '#messages/admin/received'
import { RECEIVED_DAYS, RECEIVED_RETRY_MS } from '@/config/constants'
import type { GalleryKey } from '@/content/galleryRegistry'
import { warnOnce } from '@/lib/logger'
import { refreshCollection } from '@/posts/owner/ownerQueries'
import { showToast } from '@/ui/toaster'
import { ensureOwner, useConnection } from '../connection/connection'
import { ImageError } from '../upload/imageError'
import { pictureErrorMessage } from '../upload/pictureErrorMessage'
import { UploadQueue, type UploadStep, type UploadTask } from '../upload/uploadQueue'
import { inspectPhoto } from './inspectPhoto'
import { isReady, targetCollection, type ReceivedPhoto, parseReceivedPhoto } from './receivedPhoto'
import { receivedPhotoStore } from './receivedPhotoStore'
import { isMissingServer, sendPhoto, type CreatedDraft } from './sendPhoto'

/** Reads the stored photos in the order of their arrival. `dropped` counts expired ones, which were removed. */
async function readPhotos(): Promise<{ photos: readonly ReceivedPhoto[]; dropped: number }> {
  const { records, dropped } = await receivedPhotoStore.listPending()
  const photos = records
    .map(parseReceivedPhoto)
    .filter((photo) => photo !== null)
    .toSorted((one, other) => one.receivedAt - other.receivedAt || one.index - other.index)
  return { photos, dropped }
}

/** Serializes the reads and writes of one tab, so that a read includes all earlier changes. */
class PhotoRecords {
  /** Pending writes; every change replaces the promise. */
  #writes: Promise<unknown> = Promise.resolve()

  /** Reads the photos after all pending writes. */
  async read(): ReturnType<typeof readPhotos> {
    const writes = this.#writes
    await writes
    const result = await readPhotos()
    return writes === this.#writes ? result : this.read()
  }

  /** Changes stored photos. A failed write, for example a full storage, is logged once. */
  async change(ids: readonly string[], change: Partial<ReceivedPhoto>): Promise<void> {
    const write = receivedPhotoStore
      .update(ids, change)
      .catch((error: unknown) =>
        warnOnce('received-write', 'A change of the received photos was not stored.', error),
      )
    this.#writes = Promise.all([this.#writes, write])
    await write
  }
}

/** Removes photos from this browser and notifies other tabs. Shows a toast on failure. */
async function removePhotos(ids: readonly string[]): Promise<void> {
  try {
    await receivedPhotoStore.remove(ids)
  } catch (error) {
    warnOnce('received-remove', 'The received photos were not removed.', error)
    showToast(words.toasts.notRemoved, { tone: 'error' })
  }
  receivedPhotoStore.notifyOtherPages()
}

export interface ReceivedState {
  /** Null while loading. */
  photos: readonly ReceivedPhoto[] | null
  /** The browser's storage could not be read. */
  failed: boolean
  /** Ids of photos whose files could not be read. */
  unreadable: ReadonlySet<string>
}

/** Concurrent uploads, as in a batch upload. */
const CONCURRENT_UPLOADS = 2

/** Inspects and uploads photos shared from a phone. Continues while the owner visits other admin pages. */
export class ReceivedUploader {
  readonly state = createStore<ReceivedState>()(() => ({
    photos: null,
    failed: false,
    unreadable: new Set(),
  }))
  readonly queue: UploadQueue<ReceivedPhoto>
  #drafts: CreatedDraft[] = []
  readonly #records = new PhotoRecords()
  /** Called with created drafts; set by the page. */
  #onDone: (drafts: readonly CreatedDraft[]) => void = () => undefined

  constructor() {
    // One at a time, because each photo is decoded.
    const inspecting: UploadStep<ReceivedPhoto> = {
      phase: 'reading',
      atOnce: 1,
      run: (photo) => this.#inspect(photo),
    }
    const sending: UploadStep<ReceivedPhoto> = {
      phase: 'uploading',
      atOnce: CONCURRENT_UPLOADS,
      needsConnection: true,
      lock: 'blank-page-received',
      run: (photo, task) => this.#send(photo, task),
    }
    this.queue = new UploadQueue<ReceivedPhoto>({
      idOf: ({ id }) => id,
      nextStep: (photo) => {
        if (photo.look === null && !this.state.getState().unreadable.has(photo.id)) return inspecting
        return photo.started && targetCollection(photo) ? sending : null
      },
      messageOf: pictureErrorMessage,
      reactTo: (error) => (isMissingServer(error) ? 'wait' : 'stop'),
      retryMs: RECEIVED_RETRY_MS,
      onIdle: () => void this.#reportDone(),
    })
    this.state.subscribe(({ photos }) => this.queue.sync(photos ?? []))
  }

  /** Watches the store and the connection. Returns a function that stops watching; running uploads continue. */
  watch(onDone: (drafts: readonly CreatedDraft[]) => void): () => void {
    this.#onDone = onDone
    void this.refresh()
    const cleanups = [receivedPhotoStore.subscribe(() => void this.refresh()), this.queue.watch()]
    return () => cleanups.forEach((cleanup) => cleanup())
  }

  /** Reads the photos, drops expired ones and resumes started uploads. Unreadable files are tried again. */
  async refresh(): Promise<void> {
    try {
      const { photos, dropped } = await this.#records.read()
      if (dropped > 0) showToast(words.toasts.expired(dropped, RECEIVED_DAYS))
      // A full store does not have the last changes of the photos that are being uploaded.
      const { uploads } = this.queue.state.getState()
      const running =
        this.state.getState().photos?.filter(({ id }) => uploads[id]?.phase === 'uploading') ?? []
      const current = photos.map((photo) => running.find(({ id }) => id === photo.id) ?? photo)
      this.state.setState({ photos: current, failed: false, unreadable: new Set() })
    } catch (error) {
      warnOnce('received-read', 'The received photos were not read.', error)
      this.state.setState({ failed: true })
    }
  }

  async #inspect({ id, size }: ReceivedPhoto) {
    try {
      await this.#change(id, await inspectPhoto(await receivedPhotoStore.getFile(id), size))
    } catch (error) {
      warnOnce('received-look', 'The file of a received photo was not read.', error)
      this.state.setState(({ unreadable }) => ({ unreadable: new Set(unreadable).add(id) }))
    }
  }

  /** Changes the state immediately and then the store. If the store is full, the change lasts until the next refresh. */
  #change(id: string, change: Partial<ReceivedPhoto>) {
    this.#show([id], change)
    return this.#records.change([id], change)
  }

  #show(ids: readonly string[], change: Partial<ReceivedPhoto>) {
    this.state.setState(({ photos }) => ({
      photos: photos?.map((photo) => (ids.includes(photo.id) ? { ...photo, ...change } : photo)) ?? null,
    }))
  }

  #hide(ids: readonly string[]) {
    this.state.setState(({ photos }) => ({ photos: photos?.filter(({ id }) => !ids.includes(id)) ?? null }))
  }

  /** Sets the target collection of a photo. */
  choose(id: string, place: GalleryKey) {
    void this.#change(id, { place })
  }

  /**
   * Starts the upload of all ready photos: stores that they are started, then updates the state. Asks for the owner's
   * account if this browser is not connected.
   */
  async start(): Promise<void> {
    const ids = (this.state.getState().photos ?? []).filter(isReady).map(({ id }) => id)
    const started = { started: true, fault: null }
    await this.#records.change(ids, started)
    this.#show(ids, started)
    receivedPhotoStore.notifyOtherPages()
    await this.retry()
  }

  /** Retries waiting uploads immediately. */
  async retry(): Promise<void> {
    const isConnected = useConnection.getState().state === 'connected'
    if (!isConnected && navigator.onLine) await ensureOwner().catch(() => undefined)
    this.queue.resume()
  }

  /** Removes photos from this browser, which aborts their uploads. */
  async remove(ids: readonly string[]): Promise<void> {
    this.#hide(ids)
    await removePhotos(ids)
    await this.refresh()
  }

  async #send(photo: ReceivedPhoto, { signal, onProgress }: UploadTask) {
    const { id } = photo
    const place = targetCollection(photo)
    try {
      const draft = place && (await sendPhoto(id, place, { signal, onProgress }))
      if (!draft) return await this.refresh()
      this.#drafts.push(draft)
      this.#hide([id])
      return receivedPhotoStore.notifyOtherPages()
    } catch (error) {
      if (signal.aborted || isMissingServer(error)) throw error
      const fault = { message: pictureErrorMessage(error), final: error instanceof ImageError }
      return this.#change(id, { started: false, fault })
    }
  }

  async #reportDone() {
    const drafts = this.#drafts
    this.#drafts = []
    if (drafts.length === 0) return
    this.#onDone(drafts)
    await Promise.all([...new Set(drafts.map(({ collection }) => collection))].map(refreshCollection))
  }
}

/** The uploader of this tab. */
export const receivedUploader = new ReceivedUploader()
