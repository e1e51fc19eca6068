import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Collection } from '@/collections/definition'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import { refreshCollection } from '@/collections/ownerQueries'
import { findPostByImage } from '@/collections/ownerRepository'
import { insertPost } from '@/collections/ownerWrites'
import { blankDraft, type PostDraft } from '@/collections/postDraft'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'
import { faultInWords } from '../parts/faultInWords'
import { ImageFault } from './imageFault'
import { processImage } from './processImage'
import { storePicture } from './storePicture'
import { titleOfFile } from './titleOfFile'
import { isBusy, uploadQueue, type UploadItem } from './uploadQueue'

interface Waiting {
  id: number
  file: File
}

/** Photographs that are sent side by side; decoding goes one by one in the worker anyway. */
const SIDE_BY_SIDE = 2

export interface UploadQueue {
  items: readonly UploadItem[]
  busy: boolean
  add: (files: readonly File[]) => void
  cancel: (id: number) => void
  retry: (id: number) => void
  clear: () => void
}

/** Turns dropped photographs into drafts, each with its own progress; one that fails keeps none of the others. */
export function useUploadQueue(collection: Collection): UploadQueue {
  const [items, dispatch] = useReducer(uploadQueue, [])
  const files = useRef(new Map<number, File>())
  const stops = useRef(new Map<number, AbortController>())
  const waiting = useRef<Waiting[]>([])
  const running = useRef(0)
  const lastId = useRef(0)
  const done = useRef(0)
  /** Drafts whose picture is stored and whose row is not written, as far as we know. */
  const drafts = useRef(new Map<number, PostDraft>())

  const readAndStore = useCallback(
    async (id: number, file: File, signal: AbortSignal): Promise<PostDraft> => {
      const processed = await processImage(file, signal)
      const { picture } = await asOwner(() =>
        storePicture(processed, {
          signal,
          onProgress: (progress) => dispatch({ type: 'progress', id, progress }),
        }),
      )
      return { ...blankDraft(), ...picture, title: titleOfFile(file.name), meta: processed.photo }
    },
    [],
  )

  const upload = useCallback(
    async ({ id, file }: Waiting) => {
      const stop = new AbortController()
      stops.current.set(id, stop)
      try {
        dispatch({ type: 'reading', id })
        const earlier = drafts.current.get(id)
        const draft = earlier ?? (await readAndStore(id, file, stop.signal))
        drafts.current.set(id, draft)
        dispatch({ type: 'saving', id })
        const post = await asOwner(async () => {
          // The answer to an earlier try may have been lost after the row was written.
          const written = earlier?.image ? await findPostByImage(collection, earlier.image) : null
          return written ?? insertPost(collection, draft)
        })
        dispatch({ type: 'done', id, postId: post.id })
        done.current += 1
        drafts.current.delete(id)
        files.current.delete(id)
      } catch (error) {
        if (!stop.signal.aborted)
          dispatch({
            type: 'failed',
            id,
            message: error instanceof ImageFault ? error.message : faultInWords(error),
          })
      } finally {
        stops.current.delete(id)
      }
    },
    [collection, readAndStore],
  )

  /** Works until nothing waits; the last worker to finish tells what became of it. */
  const work = useCallback(async () => {
    if (running.current >= SIDE_BY_SIDE) return
    running.current += 1
    for (let next = waiting.current.shift(); next; next = waiting.current.shift())
      // oxlint-disable-next-line no-await-in-loop -- one after another, or memory would not hold them
      await upload(next)
    running.current -= 1
    if (running.current > 0 || done.current === 0) return
    showToast(`사진 ${done.current}장을 임시저장했습니다.`)
    done.current = 0
    void refreshCollection(collection)
  }, [collection, upload])

  const enqueue = useCallback(
    (more: readonly Waiting[]) => {
      waiting.current.push(...more)
      for (let hand = 0; hand < SIDE_BY_SIDE; hand += 1) void work()
    },
    [work],
  )

  const add = useCallback(
    (chosen: readonly File[]) => {
      const added = chosen.map((file) => ({ id: (lastId.current += 1), file }))
      for (const { id, file } of added) files.current.set(id, file)
      dispatch({ type: 'added', items: added.map(({ id, file }) => ({ id, name: file.name })) })
      enqueue(added)
    },
    [enqueue],
  )

  const cancel = useCallback((id: number) => {
    waiting.current = waiting.current.filter((item) => item.id !== id)
    stops.current.get(id)?.abort()
    dispatch({ type: 'cancelled', id })
  }, [])

  const retry = useCallback(
    (id: number) => {
      const file = files.current.get(id)
      if (!file) return
      dispatch({ type: 'retried', id })
      enqueue([{ id, file }])
    },
    [enqueue],
  )

  const clear = useCallback(() => {
    void removeUnusedPictures([...drafts.current.values()])
    drafts.current.clear()
    files.current.clear()
    dispatch({ type: 'cleared' })
  }, [])

  useEffect(() => {
    const [all, stored] = [stops.current, drafts.current]
    return () => {
      waiting.current = []
      // A row that is being written just now keeps its picture.
      const left = [...stored].filter(([id]) => !all.has(id)).map(([, draft]) => draft)
      if (left.length > 0) void removeUnusedPictures(left)
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  return { items, busy: isBusy(items), add, cancel, retry, clear }
}
