import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type OnProcessed, type PictureState, PictureUpload, toPictureState } from './pictureUpload'

/** Manages the new picture of an item. `onProcessed` must be a stable function. */
export function usePicture(onProcessed: OnProcessed) {
  const [upload] = useState(() => new PictureUpload())
  const chosen = useStore(upload.chosen)
  const { uploads } = useStore(upload.queue.state)
  const state = toPictureState(chosen, uploads[chosen.picture?.id ?? ''])
  useEffect(() => upload.watch(), [upload])

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
function hasNewPicture({ processed, workerFailed, phase }: PictureState): boolean {
  return processed !== null || workerFailed || phase === 'reading'
}

export type PictureControls = ReturnType<typeof usePicture>
