import pLimit from 'p-limit'
import { createStore } from 'zustand/vanilla'
import { refreshCollection } from '@/posts/ownerQueries'
import { RECEIVED_DAYS, RECEIVED_RETRY_MS } from '@/config/constants'
import { Backoff } from '@/lib/backoff'
import { warnOnce } from '@/lib/logger'
import { showToast } from '@/ui/toaster'
import { ensureOwner, useConnection } from '../connection/connection'
import { ImageFault } from '../upload/imageFault'
import { pictureFaultMessage } from '../upload/pictureFaultMessage'
import type { Place } from '../upload/cameras'
import { lookAtPhoto } from './lookAtPhoto'
import { isReady, placeOf, type ReceivedPhoto, readNote } from './receivedPhoto'
import { emptyState, type ReceivedState, unseenIn, withChange, without, withProgress } from './receivedState'
import { receivedPhotos } from './receivedHere'
import { isDenied, isOutOfReach, sendPhoto, type Sent } from './sendPhoto'

/** What waits, in the order in which it came, and how much has waited too long and was dropped. */
async function readReceived(): Promise<{ photos: readonly ReceivedPhoto[]; dropped: number }> {
  const { notes, dropped } = await receivedPhotos.waiting()
  const photos = notes
    .map(readNote)
    .filter((photo) => photo !== null)
    .toSorted((one, other) => one.receivedAt - other.receivedAt || one.index - other.index)
  return { photos, dropped }
}

/** What one tab reads and changes of them. */
class ReceivedNotes {
  /** What is being kept; replaced by every change. */
  #writes: Promise<unknown> = Promise.resolve()

  /** Reads what is kept, with all that was changed meanwhile. */
  async read(): ReturnType<typeof readReceived> {
    const writes = this.#writes
    await writes
    const read = await readReceived()
    return writes === this.#writes ? read : this.read()
  }

  /** Changes what is kept; a browser without room is told of once. */
  async change(ids: readonly string[], change: Partial<ReceivedPhoto>): Promise<void> {
    const write = receivedPhotos
      .change(ids, change)
      .catch((error: unknown) => warnOnce('received-write', '고른 것을 보관하지 못했습니다.', error))
    this.#writes = Promise.all([this.#writes, write])
    await write
  }
}

/** Takes photographs out of this browser, and tells every page of it. A toast says it when that fails. */
async function removeReceived(ids: readonly string[]): Promise<void> {
  try {
    await receivedPhotos.remove(ids)
  } catch (error) {
    warnOnce('received-remove', '사진을 빼지 못했습니다.', error)
    showToast('사진을 빼지 못했습니다. 다시 시도해 주세요.', { tone: 'error' })
  }
  receivedPhotos.tell()
}

/** Photographs that are sent side by side, as in a list's upload. */
const SIDE_BY_SIDE = 2

const isConnected = () => useConnection.getState().state === 'connected'

/** What becomes of the photographs that a phone has shared. It goes on while the owner is at other pages of the desk. */
export class ReceivedDesk {
  readonly state = createStore<ReceivedState>()(() => emptyState)
  readonly #limit = pLimit(SIDE_BY_SIDE)
  readonly #running = new Map<string, AbortController>()
  #done: Sent[] = []
  #looking = false
  readonly #notes = new ReceivedNotes()
  readonly #backoff = new Backoff(RECEIVED_RETRY_MS, () => this.#goOn())
  /** Shows the drafts; given by the page. */
  #onDone: (drafts: readonly Sent[]) => void = () => undefined

  /** Follows what waits here, and the connection. Returns the way to stop; what has begun goes on. */
  watch(onDone: (drafts: readonly Sent[]) => void): () => void {
    this.#onDone = onDone
    void this.refresh()
    const again = () => this.#goOnAtOnce()
    const stop = [
      receivedPhotos.watch(() => void this.refresh()),
      useConnection.subscribe(({ state }, before) => {
        if (state === 'connected' && before.state !== 'connected') again()
      }),
    ]
    window.addEventListener('online', again)
    return () => {
      stop.forEach((end) => end())
      window.removeEventListener('online', again)
    }
  }

  /** Reads what waits, drops what has waited too long, and goes on with what was started. */
  async refresh(): Promise<void> {
    try {
      const { photos, dropped } = await this.#notes.read()
      if (dropped > 0) showToast(`받은 지 ${RECEIVED_DAYS}일이 지난 사진 ${dropped}장을 지웠습니다.`)
      this.state.setState({ photos, failed: false, unread: new Set() })
      const there = new Set(photos.map(({ id }) => id))
      for (const [id, stop] of this.#running) if (!there.has(id)) stop.abort()
    } catch (error) {
      warnOnce('received-read', '받은 사진을 읽지 못했습니다.', error)
      this.state.setState({ failed: true })
    }
    await this.#lookAtAll()
    this.#run()
  }

  /** Looks at new ones, one by one, for each is decoded. What cannot be read now is looked at when all are read anew. */
  async #lookAtAll() {
    if (this.#looking) return
    this.#looking = true
    const unseen = () => unseenIn(this.state.getState())
    for (let photo = unseen(); photo; photo = unseen()) await this.#lookAt(photo)
    this.#looking = false
  }

  async #lookAt({ id, size }: ReceivedPhoto) {
    try {
      await this.#change(id, await lookAtPhoto(await receivedPhotos.file(id), size))
    } catch (error) {
      warnOnce('received-look', '받은 사진의 파일을 읽지 못했습니다.', error)
      this.state.setState(({ unread }) => ({ unread: new Set(unread).add(id) }))
    }
  }

  /** Changes what is shown at once, and what is kept; a browser without room shows it until it reads anew. */
  #change(id: string, change: Partial<ReceivedPhoto>) {
    this.#show([id], change)
    return this.#notes.change([id], change)
  }

  #show(ids: readonly string[], change: Partial<ReceivedPhoto>) {
    this.state.setState((state) => withChange(state, ids, change))
  }

  /** The owner says where a photograph goes. */
  choose(id: string, place: Place) {
    void this.#change(id, { place })
  }

  /** Starts all whose place is known, once each, shown once that is kept; asks for the account where nobody is connected. */
  async start(): Promise<void> {
    const ids = (this.state.getState().photos ?? []).filter(isReady).map(({ id }) => id)
    const started = { started: true, fault: null }
    await this.#notes.change(ids, started)
    this.#show(ids, started)
    receivedPhotos.tell()
    await this.retry()
  }

  /** Tries at once what waits for the server. */
  async retry(): Promise<void> {
    if (!isConnected() && navigator.onLine) await ensureOwner().catch(() => undefined)
    this.#goOnAtOnce()
  }

  /** Takes photographs out of this browser; what goes up is called off. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#running.get(id)?.abort()
    await removeReceived(ids)
    await this.refresh()
  }

  /** Somebody or something says that it will work now. */
  #goOnAtOnce() {
    this.#backoff.reset()
    this.#goOn()
  }

  #goOn() {
    this.#backoff.cancel()
    this.state.setState({ paused: false })
    this.#run()
  }

  /** Those that run side by side make one pause. */
  #pause() {
    if (this.state.getState().paused) return
    this.state.setState({ paused: true })
    this.#backoff.pause()
  }

  #canSend = () => isConnected() && !this.state.getState().paused

  #run() {
    if (!this.#canSend()) return
    for (const photo of this.state.getState().photos ?? []) {
      const place = placeOf(photo)
      if (photo.started && place && !this.#running.has(photo.id)) this.#enqueue(photo.id, place)
    }
  }

  #enqueue(id: string, place: Place) {
    const stop = new AbortController()
    this.#running.set(id, stop)
    void this.#limit(async () => {
      // What the network does not carry is not tried thirty times.
      if (this.#canSend() && !stop.signal.aborted) await this.#send(id, place, stop.signal)
      this.#running.delete(id)
      this.#tell(id, null)
      if (this.#running.size === 0) await this.#sayDone()
    })
  }

  #tell(id: string, share: number | null) {
    this.state.setState((state) => withProgress(state, id, share))
  }

  async #send(id: string, place: Place, signal: AbortSignal) {
    try {
      const sent = await sendPhoto(id, place, { signal, onProgress: (share) => this.#tell(id, share) })
      if (!sent) return await this.refresh()
      this.#backoff.reset()
      this.#done.push(sent)
      this.state.setState((state) => without(state, id))
      receivedPhotos.tell()
    } catch (error) {
      if (!signal.aborted) await this.#fail(id, error)
    }
  }

  async #fail(id: string, error: unknown) {
    if (isOutOfReach(error) || (isDenied(error) && !isConnected())) return this.#pause()
    const fault = { message: pictureFaultMessage(error), final: error instanceof ImageFault }
    return this.#change(id, { started: false, fault })
  }

  async #sayDone() {
    const done = this.#done
    this.#done = []
    if (done.length === 0) return
    this.#onDone(done)
    await Promise.all([...new Set(done.map(({ collection }) => collection))].map(refreshCollection))
  }
}

/** The one of this tab. */
export const receivedDesk = new ReceivedDesk()
