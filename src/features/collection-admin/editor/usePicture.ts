import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { asOwner, useConnection } from '../connection/connection'
import { faultInWords } from '../parts/faultInWords'
import { ImageFault } from '../upload/imageFault'
import { processImage, type ProcessedImage } from '../upload/processImage'
import { storePicture, type StoredPicture } from '../upload/storePicture'
import { noPicture, pictureState, type PictureState } from './pictureState'

export interface PictureWork {
  state: PictureState
  /** Object URL of the new picture, while there is one. */
  preview: string | null
  /** Reads a file and, when connected, stores it at once; `onRead` is told what EXIF said. */
  choose: (file: File) => void
  cancel: () => void
  retry: () => void
  /** Takes up a picture that was kept with unsaved work. */
  restore: (processed: ProcessedImage, name: string) => void
  clear: () => void
  /** Resolves once the new picture is stored, with its fields; null when there is none. Throws `DataError`. */
  ensureStored: () => Promise<StoredPicture | null>
}

/** The new picture of an item: reading, sending, cancelling, trying again (decisions §4). */
export function usePicture(onRead: (processed: ProcessedImage, name: string) => void): PictureWork {
  const [state, dispatch] = useReducer(pictureState, noPicture)
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })
  const stop = useRef<AbortController | null>(null)
  const work = useRef<Promise<unknown>>(Promise.resolve())

  const preview = useMemo(
    () => (state.processed ? URL.createObjectURL(state.processed.thumbnail) : null),
    [state.processed],
  )
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => stop.current?.abort(), [])

  const send = useCallback(async (processed: ProcessedImage): Promise<StoredPicture> => {
    const controller = new AbortController()
    stop.current = controller
    dispatch({ type: 'sending' })
    const stored = await asOwner(() =>
      storePicture(processed, {
        signal: controller.signal,
        onProgress: (progress) => dispatch({ type: 'progress', progress }),
      }),
    )
    dispatch({ type: 'stored', stored })
    return stored.picture
  }, [])

  /** Runs a piece of work; a failure is shown unless the owner asked for it. */
  const run = useCallback((piece: () => Promise<unknown>) => {
    const controller = stop
    work.current = piece().catch((error: unknown) => {
      if (controller.current?.signal.aborted) return
      const message = error instanceof ImageFault ? error.message : faultInWords(error)
      dispatch({ type: 'failed', message })
    })
  }, [])

  const choose = useCallback(
    (file: File) => {
      stop.current?.abort()
      const controller = new AbortController()
      stop.current = controller
      dispatch({ type: 'chosen', name: file.name })
      run(async () => {
        const processed = await processImage(file, controller.signal)
        dispatch({ type: 'read', processed })
        onRead(processed, file.name)
        if (useConnection.getState().state === 'connected') await send(processed)
      })
    },
    [onRead, run, send],
  )

  const cancel = useCallback(() => {
    stop.current?.abort()
    dispatch({ type: 'cancelled' })
  }, [])

  const retry = useCallback(() => {
    const { processed } = latest.current
    if (processed) run(() => send(processed))
  }, [run, send])

  const restore = useCallback((processed: ProcessedImage, name: string) => {
    dispatch({ type: 'chosen', name })
    dispatch({ type: 'read', processed })
  }, [])

  const clear = useCallback(() => {
    stop.current?.abort()
    dispatch({ type: 'cleared' })
  }, [])

  const ensureStored = useCallback(async () => {
    await work.current
    const { stored, processed } = latest.current
    if (stored) return stored.picture
    return processed ? send(processed) : null
  }, [send])

  return { state, preview, choose, cancel, retry, restore, clear, ensureStored }
}
