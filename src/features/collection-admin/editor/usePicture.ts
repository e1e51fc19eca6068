import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import { asOwner, useConnection } from '../connection/connection'
import { faultInWords } from '../parts/faultInWords'
import { ImageFault } from '../upload/imageFault'
import { processImage, type ProcessedImage } from '../upload/processImage'
import { storePicture, type StoredPicture } from '../upload/storePicture'
import { noPicture, pictureState, type PictureEvent, type PictureState } from './pictureState'

export interface PictureWork {
  state: PictureState
  /** Whether there is one for the row: a picture that could not be sent yet is still meant, a refused file is none. */
  isNew: boolean
  /** Object URL of the new picture, while there is one. */
  preview: string | null
  /** Reads a file and, when connected, stores it at once; `onRead` is told what EXIF said. */
  choose: (file: File) => void
  cancel: () => void
  retry: () => void
  /** Takes up a picture that was kept with unsaved work; one that was stored already is not sent again. */
  restore: (processed: ProcessedImage, name: string, stored: PictureState['stored']) => void
  /** The row has it now. */
  clear: () => void
  /** No row will have it: what was stored of it is removed. */
  discard: () => void
  /** Resolves once the new picture is stored, with its fields; null when there is none. Throws `DataError`. */
  ensureStored: () => Promise<StoredPicture | null>
}

/** The new picture of an item: reading, sending, cancelling, trying again (decisions §4). */
export function usePicture(onRead: (processed: ProcessedImage, name: string) => void): PictureWork {
  const [state, setState] = useState(noPicture)
  // What is true now, for work that goes on between two renderings.
  const latest = useRef(noPicture)
  const stop = useRef(new AbortController())
  const work = useRef<Promise<unknown>>(Promise.resolve())

  const tell = useCallback((event: PictureEvent) => {
    latest.current = pictureState(latest.current, event)
    setState(latest.current)
  }, [])

  const preview = useMemo(
    () => (state.processed ? URL.createObjectURL(state.processed.thumbnail) : null),
    [state.processed],
  )
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => stop.current.abort(), [])

  /** Stops what runs; gives the signal of what comes next. */
  const restart = useCallback((): AbortSignal => {
    stop.current.abort()
    stop.current = new AbortController()
    return stop.current.signal
  }, [])

  /** Stores a picture. A failure is shown, unless the owner asked for it, and thrown. */
  const send = useCallback(
    async (processed: ProcessedImage, signal: AbortSignal): Promise<StoredPicture> => {
      tell({ type: 'sending' })
      try {
        const stored = await asOwner(() =>
          storePicture(processed, {
            signal,
            onProgress: (progress) => !signal.aborted && tell({ type: 'progress', progress }),
          }),
        )
        if (signal.aborted) void removeUnusedPictures([stored.picture])
        signal.throwIfAborted()
        tell({ type: 'stored', stored })
        return stored.picture
      } catch (error) {
        if (!signal.aborted) tell({ type: 'failed', message: faultInWords(error) })
        throw error
      }
    },
    [tell],
  )

  /** Takes away what has been stored for a row that will not have it. */
  const forget = useCallback(() => {
    const stored = latest.current.stored ?? latest.current.before?.stored
    if (stored) void removeUnusedPictures([stored.picture])
  }, [])

  const choose = useCallback(
    (file: File) => {
      const signal = restart()
      tell({ type: 'chosen', name: file.name })
      async function take() {
        let processed: ProcessedImage
        try {
          processed = await processImage(file, signal)
          signal.throwIfAborted()
        } catch (error) {
          if (!signal.aborted)
            tell({
              type: 'failed',
              message: error instanceof ImageFault ? error.message : faultInWords(error),
            })
          return
        }
        // Only now that it can take its place.
        const replaced = latest.current.before?.stored
        if (replaced) void removeUnusedPictures([replaced.picture])
        tell({ type: 'read', processed })
        onRead(processed, file.name)
        if (useConnection.getState().state === 'connected')
          await send(processed, signal).catch(() => undefined)
      }
      work.current = take()
    },
    [onRead, restart, send, tell],
  )

  const cancel = useCallback(() => {
    restart()
    tell({ type: 'cancelled' })
  }, [restart, tell])

  const retry = useCallback(() => {
    const { processed } = latest.current
    if (processed) work.current = send(processed, restart()).catch(() => undefined)
  }, [restart, send])

  const restore = useCallback(
    (processed: ProcessedImage, name: string, stored: PictureState['stored']) => {
      restart()
      tell({ type: 'chosen', name })
      tell({ type: 'read', processed })
      if (!stored) return
      tell({ type: 'sending' })
      tell({ type: 'stored', stored })
    },
    [restart, tell],
  )

  const clear = useCallback(() => {
    restart()
    tell({ type: 'cleared' })
  }, [restart, tell])

  const discard = useCallback(() => {
    forget()
    clear()
  }, [clear, forget])

  const ensureStored = useCallback(async () => {
    await work.current
    const { stored, processed } = latest.current
    if (stored) return stored.picture
    return processed ? send(processed, restart()) : null
  }, [restart, send])

  const isNew = state.processed !== null || state.phase === 'reading'
  return { state, isNew, preview, choose, cancel, retry, restore, clear, discard, ensureStored }
}
