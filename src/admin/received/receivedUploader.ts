import pLimit from 'p-limit'
import { createStore } from 'zustand/vanilla'
import { refreshCollection } from '@/posts/ownerQueries'
import { RECEIVED_DAYS, RECEIVED_RETRY_MS } from '@/config/constants'
import { Backoff } from '@/lib/backoff'
import { warnOnce } from '@/lib/logger'
import { showToast } from '@/ui/toaster'
import { ensureOwner, useConnection } from '../connection/connection'
import { ImageError } from '../upload/imageError'
import { pictureErrorMessage } from '../upload/pictureErrorMessage'
import type { GalleryKey } from '@/content/galleryRegistry'
import { inspectPhoto } from './inspectPhoto'
import { isReady, targetCollection, type ReceivedPhoto, parseReceivedPhoto } from './receivedPhoto'
import {
  initialReceivedState,
  type ReceivedState,
  nextUninspected,
  withChange,
  withoutPhoto,
  withProgress,
} from './receivedState'
import { receivedPhotoStore } from './receivedPhotoStore'
import { isDenied, isUnreachable, sendPhoto, type CreatedDraft } from './sendPhoto'

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
      .catch((error: unknown) => warnOnce('received-write', '고른 것을 보관하지 못했습니다.', error))
    this.#writes = Promise.all([this.#writes, write])
    await write
  }
}

/** Removes photos from this browser and notifies other tabs. Shows a toast on failure. */
async function removePhotos(ids: readonly string[]): Promise<void> {
  try {
    await receivedPhotoStore.remove(ids)
  } catch (error) {
    warnOnce('received-remove', '사진을 빼지 못했습니다.', error)
    showToast('사진을 빼지 못했습니다. 다시 시도해 주세요.', { tone: 'error' })
  }
  receivedPhotoStore.notifyOtherPages()
}

/** Concurrent uploads, as in a batch upload. */
const CONCURRENT_UPLOADS = 2

const isConnected = () => useConnection.getState().state === 'connected'

/** Inspects and uploads photos shared from a phone. Continues while the owner visits other admin pages. */
export class ReceivedUploader {
  readonly state = createStore<ReceivedState>()(() => initialReceivedState)
  readonly #limit = pLimit(CONCURRENT_UPLOADS)
  readonly #running = new Map<string, AbortController>()
  #drafts: CreatedDraft[] = []
  #inspecting = false
  readonly #records = new PhotoRecords()
  readonly #backoff = new Backoff(RECEIVED_RETRY_MS, () => this.#resume())
  /** Called with created drafts; set by the page. */
  #onDone: (drafts: readonly CreatedDraft[]) => void = () => undefined

  /** Watches the store and the connection. Returns a function that stops watching; running uploads continue. */
  watch(onDone: (drafts: readonly CreatedDraft[]) => void): () => void {
    this.#onDone = onDone
    void this.refresh()
    const resume = () => this.#resumeNow()
    const cleanups = [
      receivedPhotoStore.subscribe(() => void this.refresh()),
      useConnection.subscribe(({ state }, before) => {
        if (state === 'connected' && before.state !== 'connected') resume()
      }),
    ]
    window.addEventListener('online', resume)
    return () => {
      cleanups.forEach((cleanup) => cleanup())
      window.removeEventListener('online', resume)
    }
  }

  /** Reads the photos, drops expired ones and resumes started uploads. */
  async refresh(): Promise<void> {
    try {
      const { photos, dropped } = await this.#records.read()
      if (dropped > 0) showToast(`받은 지 ${RECEIVED_DAYS}일이 지난 사진 ${dropped}장을 지웠습니다.`)
      this.state.setState({ photos, failed: false, unread: new Set() })
      const ids = new Set(photos.map(({ id }) => id))
      for (const [id, controller] of this.#running) if (!ids.has(id)) controller.abort()
    } catch (error) {
      warnOnce('received-read', '받은 사진을 읽지 못했습니다.', error)
      this.state.setState({ failed: true })
    }
    await this.#inspectAll()
    this.#run()
  }

  /** Inspects new photos one at a time, because each is decoded. Unreadable files are tried again on the next refresh. */
  async #inspectAll() {
    if (this.#inspecting) return
    this.#inspecting = true
    const next = () => nextUninspected(this.state.getState())
    for (let photo = next(); photo; photo = next()) await this.#inspect(photo)
    this.#inspecting = false
  }

  async #inspect({ id, size }: ReceivedPhoto) {
    try {
      await this.#change(id, await inspectPhoto(await receivedPhotoStore.getFile(id), size))
    } catch (error) {
      warnOnce('received-look', '받은 사진의 파일을 읽지 못했습니다.', error)
      this.state.setState(({ unread }) => ({ unread: new Set(unread).add(id) }))
    }
  }

  /** Changes the state immediately and then the store. If the store is full, the change lasts until the next refresh. */
  #change(id: string, change: Partial<ReceivedPhoto>) {
    this.#show([id], change)
    return this.#records.change([id], change)
  }

  #show(ids: readonly string[], change: Partial<ReceivedPhoto>) {
    this.state.setState((state) => withChange(state, ids, change))
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
    if (!isConnected() && navigator.onLine) await ensureOwner().catch(() => undefined)
    this.#resumeNow()
  }

  /** Removes photos from this browser and aborts their uploads. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#running.get(id)?.abort()
    await removePhotos(ids)
    await this.refresh()
  }

  /** Resumes with a reset backoff, because the server is probably reachable again. */
  #resumeNow() {
    this.#backoff.reset()
    this.#resume()
  }

  #resume() {
    this.#backoff.cancel()
    this.state.setState({ paused: false })
    this.#run()
  }

  /** Pauses once, although concurrent uploads fail together. */
  #pause() {
    if (this.state.getState().paused) return
    this.state.setState({ paused: true })
    this.#backoff.pause()
  }

  #canSend = () => isConnected() && !this.state.getState().paused

  #run() {
    if (!this.#canSend()) return
    for (const photo of this.state.getState().photos ?? []) {
      const place = targetCollection(photo)
      if (photo.started && place && !this.#running.has(photo.id)) this.#enqueue(photo.id, place)
    }
  }

  #enqueue(id: string, place: GalleryKey) {
    const controller = new AbortController()
    this.#running.set(id, controller)
    void this.#limit(async () => {
      // Checked again: an earlier upload may have paused the queue.
      if (this.#canSend() && !controller.signal.aborted) await this.#send(id, place, controller.signal)
      this.#running.delete(id)
      this.#setProgress(id, null)
      if (this.#running.size === 0) await this.#reportDone()
    })
  }

  #setProgress(id: string, share: number | null) {
    this.state.setState((state) => withProgress(state, id, share))
  }

  async #send(id: string, place: GalleryKey, signal: AbortSignal) {
    try {
      const draft = await sendPhoto(id, place, {
        signal,
        onProgress: (share) => this.#setProgress(id, share),
      })
      if (!draft) return await this.refresh()
      this.#backoff.reset()
      this.#drafts.push(draft)
      this.state.setState((state) => withoutPhoto(state, id))
      receivedPhotoStore.notifyOtherPages()
    } catch (error) {
      if (!signal.aborted) await this.#fail(id, error)
    }
  }

  async #fail(id: string, error: unknown) {
    if (isUnreachable(error) || (isDenied(error) && !isConnected())) return this.#pause()
    const fault = { message: pictureErrorMessage(error), final: error instanceof ImageError }
    return this.#change(id, { started: false, fault })
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
