import { createStore } from 'zustand/vanilla'
import { upload as words } from '#messages/admin/upload'
import { DataError } from '@/supabase/errors'
import { useConnection } from '../connection/connection'
import type { ProcessedImage } from './imageMessages'
import { pictureErrorMessage } from './pictureErrorMessage'
import { processImage } from './processImage'
import { missingPictureStatus, PictureNotFoundError, storePicture, type StoredPicture } from './storePicture'
import { UploadQueue, type UploadState, type UploadStep, type UploadTask } from './uploadQueue'

/** Called with the processed file, including EXIF, and its name. */
export type OnProcessed = (processed: ProcessedImage, name: string) => void

/** A chosen file. */
interface Picture {
  id: string
  /** File name, NFC. */
  name: string
  /** Null for a restored picture, which is processed already. */
  file: File | null
  onProcessed: OnProcessed | null
  processed: ProcessedImage | null
  stored: { picture: StoredPicture } | null
  /** It is uploaded now. Otherwise saving the row uploads it. */
  isWanted: boolean
  /** Previously chosen picture while this one is processed. Restored when the file is rejected or cancelled. */
  previous: Picture | null
}

interface ChosenPicture {
  picture: Picture | null
  /** Error that outlives the picture: of a rejected file, or of a picture that storage denies having. */
  error: unknown
  isDenied: boolean
}

const nothingChosen: ChosenPicture = { picture: null, error: null, isDenied: false }

/** State of an editor's new picture, as it is shown. `local` means processed but not uploaded, for example while disconnected. */
export interface PictureState {
  phase: UploadState['phase'] | 'idle' | 'local' | 'stored'
  name: string
  processed: ProcessedImage | null
  stored: Picture['stored']
  /** Uploaded share of bytes, 0 to 1. */
  progress: number
  /** Message of the last error. */
  message: string | null
  /** The file could not be processed because the worker failed to load; `retry` processes it again. */
  workerFailed: boolean
  /** The picture that still belongs to the draft while another file is processed. */
  previous: Pick<Picture, 'processed' | 'stored'> | null
}

/** Returns the state of the chosen picture. `upload` is its state in the queue. */
export function toPictureState(
  { picture, error, isDenied }: ChosenPicture,
  upload: UploadState | undefined,
): PictureState {
  const { processed = null, stored = null, previous = null } = picture ?? {}
  const settledPhase = stored ? 'stored' : processed ? 'local' : 'reading'
  const emptyPhase = error === null ? 'idle' : 'failed'
  return {
    phase: isDenied ? 'failed' : picture ? (upload?.phase ?? settledPhase) : emptyPhase,
    name: picture ? picture.name || words.unnamed : '',
    processed,
    stored,
    progress: stored ? 1 : (upload?.progress ?? 0),
    message: error === null ? (upload?.message ?? null) : pictureErrorMessage(error),
    workerFailed: processed === null && upload?.error instanceof DataError,
    previous,
  }
}

/** Processes and uploads the new picture of one item; supports cancel, retry and restore. */
export class PictureUpload {
  readonly chosen = createStore<ChosenPicture>()(() => nothingChosen)
  readonly queue: UploadQueue<Picture>
  /** Why the row cannot be saved: a file that was not processed since the save began, or a cancelled upload. */
  #obstacle: unknown = null
  #saves = 0
  #idleListeners: (() => void)[] = []

  constructor() {
    const processing: UploadStep<Picture> = {
      phase: 'reading',
      atOnce: 1,
      run: (picture, { signal }) => this.#process(picture, signal),
    }
    const sending: UploadStep<Picture> = {
      phase: 'uploading',
      atOnce: 1,
      run: (picture, task) => this.#send(picture, task),
    }
    this.queue = new UploadQueue<Picture>({
      idOf: ({ id }) => id,
      nextStep: ({ processed, stored, isWanted }) => {
        if (!processed) return processing
        return isWanted && !stored ? sending : null
      },
      messageOf: pictureErrorMessage,
      onIdle: () => this.#idleListeners.splice(0).forEach((listener) => listener()),
    })
    this.chosen.subscribe(({ picture }) => this.queue.sync(picture ? [picture] : []))
  }

  get #picture(): Picture | null {
    return this.chosen.getState().picture
  }

  get #state(): PictureState {
    const { uploads } = this.queue.state.getState()
    return toPictureState(this.chosen.getState(), uploads[this.#picture?.id ?? ''])
  }

  #show(picture: Picture | null, error: unknown = null, isDenied = false) {
    this.chosen.setState({ picture, error, isDenied })
  }

  /** Processes a file and, while connected, uploads it. */
  choose(file: File, onProcessed: OnProcessed) {
    const current = this.#picture
    const previous = current?.processed ? { ...current, isWanted: false } : (current?.previous ?? null)
    this.#show({ ...newPicture(file.name), file, onProcessed, previous })
  }

  async #process(picture: Picture, signal: AbortSignal) {
    const { file, onProcessed } = picture
    if (!file) return
    try {
      const processed = await processImage(file, signal)
      signal.throwIfAborted()
      const isWanted = useConnection.getState().state === 'connected'
      this.#show({ ...picture, processed, isWanted, previous: null })
      onProcessed?.(processed, file.name)
    } catch (error) {
      if (signal.aborted) throw error
      this.#obstacle = error
      // A rejected file leaves the previous picture, but one that was not processed may be retried.
      const previous = this.#picture?.previous
      if (!previous || error instanceof DataError) throw error
      this.#show(previous, error)
    }
  }

  async #send({ id, processed }: Picture, { signal, onProgress }: UploadTask) {
    if (!processed) return
    const stored = { picture: await storePicture(processed, { signal, onProgress }) }
    const current = this.#picture
    if (current?.id === id) this.#show({ ...current, stored })
  }

  /** Uploads a picture, again if it is stored. */
  #upload(picture: Picture) {
    this.#show({ ...picture, stored: null, isWanted: true })
    this.queue.retry(picture.id)
  }

  /** Aborts the running operation. A pending `ensureStored` rejects with `aborted` instead of uploading again. */
  cancel() {
    const picture = this.#picture
    if (this.#state.phase === 'uploading')
      this.#obstacle = new DataError('aborted', 'The upload was cancelled.')
    // Keeps a processed picture: saving the row uploads it.
    this.#show(picture?.processed ? { ...picture, isWanted: false } : (picture?.previous ?? null))
  }

  retry() {
    const picture = this.#picture
    if (picture?.processed) this.#upload(picture)
    else if (picture && this.#state.workerFailed) this.queue.retry(picture.id)
  }

  /** Restores a picture from a local draft. A stored picture is not uploaded again. */
  restore(processed: ProcessedImage, name: string, stored: PictureState['stored']) {
    this.#show({ ...newPicture(name), processed, stored })
  }

  /** Drops the picture that a saved row now shows. A file chosen meanwhile and an error stay. */
  markSaved(image: string | null) {
    const { picture, error } = this.chosen.getState()
    const isSaved = (saved: Picture | null | undefined) =>
      saved?.stored != null && saved.stored.picture.image === image
    if (picture && isSaved(picture.previous))
      this.chosen.setState({ picture: { ...picture, previous: null } })
    else if (isSaved(picture)) this.#show(null, error)
  }

  /**
   * Waits until the new picture is in storage and returns its fields, or null without a new picture. Processes a file
   * whose worker failed to load, uploads an object that storage has lost, and waits for a file chosen meanwhile. Throws
   * `DataError` (`aborted` after a cancel), `ImageError` if the file is rejected, or `PictureNotFoundError`.
   */
  async ensureStored(): Promise<StoredPicture | null> {
    this.#obstacle = null
    if (this.#state.workerFailed) this.retry()
    this.#saves += 1
    try {
      return await this.#waitUntilStored()
    } finally {
      this.#saves -= 1
    }
  }

  async #waitUntilStored(): Promise<StoredPicture | null> {
    let attemptedId: string | null = null
    /** The picture that was uploaded again because storage denied having it. */
    let deniedId: string | null = null
    for (;;) {
      await this.#waitUntilIdle()
      if (this.#obstacle !== null) throw this.#obstacle
      const picture = this.#picture
      if (!picture?.processed) return null
      const { id, stored } = picture
      if (stored) {
        const missingStatus = await missingPictureStatus(stored.picture)
        if (this.#picture !== picture) continue
        if (missingStatus === null) return stored.picture
        if (deniedId === id) throw this.#deny(picture, missingStatus)
        deniedId = id
      } else if (attemptedId === id) {
        throw (
          this.queue.state.getState().uploads[id]?.error ?? new DataError('aborted', 'The queue was stopped.')
        )
      }
      attemptedId = id
      this.#upload(picture)
    }
  }

  #deny(picture: Picture, status: number): PictureNotFoundError {
    const error = new PictureNotFoundError(status)
    this.#show(picture, error, true)
    return error
  }

  #waitUntilIdle(): Promise<void> {
    if (this.queue.isIdle) return Promise.resolve()
    return new Promise((resolve) => this.#idleListeners.push(resolve))
  }

  /**
   * Starts to work. Returns a function that aborts. A save that waits for a file to be processed then rejects, so that the row
   * is not saved without its picture; one that waits for an upload is finished.
   */
  watch(): () => void {
    const unwatch = this.queue.watch()
    return () => {
      unwatch()
      if (this.#state.phase === 'reading')
        this.#obstacle = new DataError('aborted', 'The editor was closed while a file was processed.')
      else if (this.#saves > 0) return
      this.queue.stop()
    }
  }
}

const newPicture = (name: string): Picture => ({
  id: crypto.randomUUID(),
  name: name.normalize('NFC'),
  file: null,
  onProcessed: null,
  processed: null,
  stored: null,
  isWanted: false,
  previous: null,
})
