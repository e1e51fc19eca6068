import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { PictureState } from './pictureState'
import { PictureUpload, type OnRead } from './pictureUpload'

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
