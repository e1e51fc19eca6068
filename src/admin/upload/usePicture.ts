import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type PictureState, initialPictureState, reducePictureState, type PictureEvent } from './pictureState'
import { createStore } from 'zustand/vanilla'
import { DataError } from '@/supabase/errors'
import { useConnection } from '../connection/connection'
import { pictureErrorMessage } from './pictureErrorMessage'
import type { ProcessedImage } from './imageMessages'
import { processImage } from './processImage'
import { missingPictureStatus, PictureNotFoundError, storePicture, type StoredPicture } from './storePicture'

/** Called with the processed file, including EXIF, and its name. */
type OnProcessed = (processed: ProcessedImage, name: string) => void

/** Processes and uploads the new picture of one item; supports cancel, retry and restore. */
class PictureUpload {
  readonly state = createStore<PictureState>()(() => initialPictureState)
  #controller = new AbortController()
  /** The running operation. Never rejects. */
  #work: Promise<void> = Promise.resolve()
  /** Arguments of the last `choose`, for `retry`. */
  #chosen: Parameters<PictureUpload['choose']> | null = null
  /** Error of processing the last chosen file; null without one. */
  #processingError: unknown = null

  #dispatch(event: PictureEvent) {
    this.state.setState((state) => reducePictureState(state, event), true)
  }

  /** Aborts the running operation and returns the signal for the next one. */
  #nextSignal(): AbortSignal {
    this.#controller.abort()
    this.#controller = new AbortController()
    return this.#controller.signal
  }

  /** Stores the error message, unless the operation was aborted. */
  #fail(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return
    const unread = this.state.getState().phase === 'reading' && error instanceof DataError
    this.#dispatch({ type: 'failed', message: pictureErrorMessage(error), unread })
  }

  /** Processes a file and, while connected, uploads it. */
  choose(file: File, onProcessed: OnProcessed) {
    this.#chosen = [file, onProcessed]
    const signal = this.#nextSignal()
    this.#dispatch({ type: 'chosen', name: file.name })
    this.#work = this.#processAndSend(file, onProcessed, signal).catch((error: unknown) =>
      this.#fail(error, signal),
    )
  }

  async #processAndSend(file: File, onProcessed: OnProcessed, signal: AbortSignal) {
    const processed = await this.#process(file, signal)
    this.#dispatch({ type: 'read', processed })
    onProcessed(processed, file.name)
    if (useConnection.getState().state === 'connected') await this.#send(processed, signal)
  }

  async #process(file: File, signal: AbortSignal): Promise<ProcessedImage> {
    try {
      const processed = await processImage(file, signal)
      signal.throwIfAborted()
      return processed
    } catch (error) {
      if (!signal.aborted) this.#processingError = error
      throw error
    }
  }

  async #send(processed: ProcessedImage, signal: AbortSignal): Promise<StoredPicture> {
    this.#dispatch({ type: 'sending' })
    const picture = await storePicture(processed, {
      signal,
      onProgress: (progress) => !signal.aborted && this.#dispatch({ type: 'progress', progress }),
    })
    this.#dispatch({ type: 'stored', stored: { picture } })
    return picture
  }

  /** Uploads a picture again. Stores an error message and also returns the error, or null. */
  async #resend(processed: ProcessedImage): Promise<unknown> {
    const signal = this.#nextSignal()
    const sending = this.#send(processed, signal)
    this.#work = sending.then(noop, (error: unknown) => this.#fail(error, signal))
    return sending.then(
      () => null,
      (error: unknown) => error,
    )
  }

  /** Aborts the running operation. A pending `ensureStored` rejects with `aborted` instead of uploading again. */
  cancel() {
    if (this.state.getState().phase === 'uploading')
      this.#processingError = new DataError('aborted', 'The upload was cancelled.')
    this.#nextSignal()
    this.#dispatch({ type: 'cancelled' })
  }

  retry() {
    const { processed, unread } = this.state.getState()
    if (processed) void this.#resend(processed)
    else if (unread && this.#chosen) this.choose(...this.#chosen)
  }

  /** Restores a picture from a local draft. A stored picture is not uploaded again. */
  restore(processed: ProcessedImage, name: string, stored: PictureState['stored']) {
    this.#nextSignal()
    this.#dispatch({ type: 'chosen', name })
    this.#dispatch({ type: 'read', processed })
    if (!stored) return
    this.#dispatch({ type: 'sending' })
    this.#dispatch({ type: 'stored', stored })
  }

  /** Drops the picture that a saved row now shows. A file chosen meanwhile and an error message stay. */
  markSaved(image: string | null) {
    this.#dispatch({ type: 'saved', image })
  }

  /**
   * Waits until the new picture is in storage and returns its fields, or null without a new picture. Processes a file
   * whose worker failed to load, uploads an object that storage has lost, and waits for a file chosen meanwhile. Throws
   * `DataError` (`aborted` after a cancel), `ImageError` if the file is rejected, or `PictureNotFoundError`.
   */
  async ensureStored(): Promise<StoredPicture | null> {
    this.#processingError = null
    if (this.state.getState().unread) this.retry()
    /** The picture that was uploaded again because storage denied having it. */
    let denied: ProcessedImage | null = null
    for (;;) {
      await this.#waitUntilIdle()
      if (this.#processingError !== null) throw this.#processingError
      const { stored, processed } = this.state.getState()
      if (!processed) return null
      const work = this.#work
      const missingStatus = stored && (await missingPictureStatus(stored.picture))
      if (work !== this.#work) continue
      if (stored && missingStatus === null) return stored.picture
      if (missingStatus !== null && denied === processed) {
        const error = new PictureNotFoundError(missingStatus)
        this.#dispatch({ type: 'failed', message: error.message })
        throw error
      }
      if (stored) denied = processed
      const sending = this.#resend(processed)
      const started = this.#work
      const error = await sending
      if (error !== null && started === this.#work) throw error
    }
  }

  /** Waits for the running operation and for any that replaced it meanwhile. */
  async #waitUntilIdle(): Promise<void> {
    const work = this.#work
    await work
    if (work !== this.#work) await this.#waitUntilIdle()
  }

  /** Aborts on unmount. A pending `ensureStored` rejects, so that the row is not saved without its picture. */
  stop() {
    if (this.state.getState().phase === 'reading')
      this.#processingError = new DataError('aborted', 'The editor was closed while a file was processed.')
    this.#controller.abort()
  }
}

const noop = () => undefined

/** Manages the new picture of an item. `onProcessed` must be a stable function. */
export function usePicture(onProcessed: OnProcessed) {
  const [upload] = useState(() => new PictureUpload())
  const state = useStore(upload.state)
  useEffect(() => () => upload.stop(), [upload])

  const preview = useMemo(
    () => (state.processed ? URL.createObjectURL(state.processed.thumbnail) : null),
    [state.processed],
  )
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const actions = useMemo(
    () => ({
      choose: (file: File) => upload.choose(file, onProcessed),
      cancel: () => upload.cancel(),
      retry: () => upload.retry(),
      restore: (...args: Parameters<PictureUpload['restore']>) => upload.restore(...args),
      markSaved: (image: string | null) => upload.markSaved(image),
      ensureStored: () => upload.ensureStored(),
    }),
    [upload, onProcessed],
  )
  return { state, isNew: hasNewPicture(state), preview, ...actions }
}

/** Returns whether the row gets a new picture, possibly one that is not uploaded yet. A rejected file does not count. */
function hasNewPicture({ processed, unread, phase }: PictureState): boolean {
  return processed !== null || unread || phase === 'reading'
}

export type PictureControls = ReturnType<typeof usePicture>
