import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Collection } from '@/posts/definition'
import { BatchUploader } from './batchUploader'
import { isBusy } from './uploadQueue'

/** The photographs dropped on a list, each with its own progress. Leaving stops them. */
export function useUploadQueue(collection: Collection) {
  const [uploader] = useState(() => new BatchUploader(collection))
  const items = useStore(uploader.items)
  useEffect(() => () => uploader.leave(), [uploader])
  return { items, busy: isBusy(items), uploader }
}
