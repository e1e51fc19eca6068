import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type PictureState, noPicture, pictureState, type PictureEvent } from './pictureState'
import { createStore } from 'zustand/vanilla'
import { DataError } from '@/supabase/errors'
import { useConnection } from '../connection/connection'
import { pictureFaultMessage } from './pictureFaultMessage'
import type { ProcessedImage } from './imageMessages'
import { processImage } from './processImage'
import { isStored, storePicture, type StoredPicture } from './storePicture'

/** Told what a file turned out to be, EXIF included, and what it is called. */
type OnRead = (processed: ProcessedImage, name: string) => void

/** The new picture of one item: reading, sending, cancelling, trying again (decisions §4). */
class PictureUpload {
  readonly state = createStore<PictureState>()(() => noPicture)
  #stop = new AbortController()
  /** What runs; it never rejects. */
  #work: Promise<void> = Promise.resolve()
  /** What was chosen last. */
  #chosen: Parameters<PictureUpload['choose']> | null = null
  /** Why the file that was chosen last did not become a picture. */
  #refusal: unknown = null

  #tell(event: PictureEvent) {
    this.state.setState((state) => pictureState(state, event), true)
  }

  /** Stops what runs; gives the signal of what comes next. */
  #restart(): AbortSignal {
    this.#stop.abort()
    this.#stop = new AbortController()
    return this.#stop.signal
  }

  /** Shows why something failed, unless the owner stopped it. */
  #fail(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return
    const unread = this.state.getState().phase === 'reading' && error instanceof DataError
    this.#tell({ type: 'failed', message: pictureFaultMessage(error), unread })
  }

  /** Reads a file and, when connected, stores it at once. */
  choose(file: File, onRead: OnRead) {
    this.#chosen = [file, onRead]
    const signal = this.#restart()
    this.#tell({ type: 'chosen', name: file.name })
    this.#work = this.#take(file, onRead, signal).catch((error: unknown) => this.#fail(error, signal))
  }

  async #take(file: File, onRead: OnRead, signal: AbortSignal) {
    const processed = await this.#read(file, signal)
    this.#tell({ type: 'read', processed })
    onRead(processed, file.name)
    if (useConnection.getState().state === 'connected') await this.#send(processed, signal)
  }

  async #read(file: File, signal: AbortSignal): Promise<ProcessedImage> {
    try {
      const processed = await processImage(file, signal)
      signal.throwIfAborted()
      return processed
    } catch (error) {
      if (!signal.aborted) this.#refusal = error
      throw error
    }
  }

  async #send(processed: ProcessedImage, signal: AbortSignal): Promise<StoredPicture> {
    this.#tell({ type: 'sending' })
    const picture = await storePicture(processed, {
      signal,
      onProgress: (progress) => !signal.aborted && this.#tell({ type: 'progress', progress }),
    })
    this.#tell({ type: 'stored', stored: { picture } })
    return picture
  }

  /** Sends a picture once more; a failure is shown, and given. */
  async #sendAnew(processed: ProcessedImage): Promise<unknown> {
    const signal = this.#restart()
    const sending = this.#send(processed, signal)
    this.#work = sending.then(nothing, (error: unknown) => this.#fail(error, signal))
    return sending.then(
      () => null,
      (error: unknown) => error,
    )
  }

  /** Stops what runs. Being sent, it is not sent by itself again: who waits for it hears of it. */
  cancel() {
    if (this.state.getState().phase === 'uploading')
      this.#refusal = new DataError('aborted', 'The upload was called off.')
    this.#restart()
    this.#tell({ type: 'cancelled' })
  }

  retry() {
    const { processed, unread } = this.state.getState()
    if (processed) void this.#sendAnew(processed)
    else if (unread && this.#chosen) this.choose(...this.#chosen)
  }

  /** Takes up a picture that was kept with unsaved work; one that was stored already is not sent again. */
  restore(processed: ProcessedImage, name: string, stored: PictureState['stored']) {
    this.#restart()
    this.#tell({ type: 'chosen', name })
    this.#tell({ type: 'read', processed })
    if (!stored) return
    this.#tell({ type: 'sending' })
    this.#tell({ type: 'stored', stored })
  }

  /** A row shows this address now. Another file that was chosen meanwhile stays, and so does the word about a refused one. */
  markSaved(image: string | null) {
    this.#tell({ type: 'saved', image })
  }

  /**
   * Resolves once the new picture is in storage, with its fields; null when there is none. What storage has lost is sent
   * again, a file that is still to be read is read, and another that is chosen meanwhile is waited for. Throws `DataError`,
   * `aborted` when sending was called off meanwhile, or `ImageFault` when a file that was being read is no picture.
   */
  async ensureStored(): Promise<StoredPicture | null> {
    this.#refusal = null
    if (this.state.getState().unread) this.retry()
    for (;;) {
      await this.#settled()
      if (this.#refusal !== null) throw this.#refusal
      const { stored, processed } = this.state.getState()
      if (!processed) return null
      const work = this.#work
      if (stored && (await isStored(stored.picture))) {
        if (work === this.#work) return stored.picture
      } else if (work === this.#work) {
        const sending = this.#sendAnew(processed)
        const own = this.#work
        const fault = await sending
        if (fault !== null && own === this.#work) throw fault
      }
    }
  }

  /** Resolves when nothing runs any more: another file may have been chosen while the first was on its way. */
  async #settled(): Promise<void> {
    const work = this.#work
    await work
    if (work !== this.#work) await this.#settled()
  }

  /** Stops what runs: nobody looks any more. A row that waits for a file that was being read is not saved without it. */
  stop() {
    if (this.state.getState().phase === 'reading')
      this.#refusal = new DataError('aborted', 'The editor was left while a file was read.')
    this.#stop.abort()
  }
}

const nothing = () => undefined

/** The new picture of an item as components see it. `onRead` is to keep its identity. */
export function usePicture(onRead: OnRead) {
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
      choose: (file: File) => upload.choose(file, onRead),
      cancel: () => upload.cancel(),
      retry: () => upload.retry(),
      restore: (...kept: Parameters<PictureUpload['restore']>) => upload.restore(...kept),
      markSaved: (image: string | null) => upload.markSaved(image),
      ensureStored: () => upload.ensureStored(),
    }),
    [upload, onRead],
  )
  return { state, isNew: isNew(state), preview, ...actions }
}

/** Whether there is one for the row: a picture that could not be read or sent yet is still meant, a refused file is none. */
function isNew({ processed, unread, phase }: PictureState): boolean {
  return processed !== null || unread || phase === 'reading'
}

export type PictureWork = ReturnType<typeof usePicture>
