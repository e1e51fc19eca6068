import pLimit from 'p-limit'
import { createStore } from 'zustand/vanilla'
import type { Collection } from '@/posts/definition'
import { refreshCollection } from '@/posts/ownerQueries'
import type { PostValues } from '@/posts/postDraft'
import { postWriter, type PostWriter } from '@/posts/postWriter'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'
import { photographValues } from './photographValues'
import { ImageFault } from './imageFault'
import { pictureFaultMessage } from './pictureFaultMessage'
import { uploadQueue, type UploadEvent, type UploadItem } from './uploadQueue'

/** A dropped photograph until its draft is written. */
interface Photograph {
  id: number
  file: File
  writer: PostWriter
  /** What is to be written, once its picture is stored. */
  values: PostValues | null
  stop: AbortController
}

/** Photographs that are sent side by side; decoding goes one by one in the worker anyway. */
const SIDE_BY_SIDE = 2

/** Turns photographs into drafts of a collection, each by itself; one that fails keeps none of the others. */
export class BatchUploader {
  readonly items = createStore<readonly UploadItem[]>()(() => [])
  readonly #collection: Collection
  readonly #limit = pLimit(SIDE_BY_SIDE)
  readonly #photographs = new Map<number, Photograph>()
  #lastId = 0
  /** How many are on their way or wait, and how many have become drafts since the last word about it. */
  #open = 0
  #done = 0

  constructor(collection: Collection) {
    this.#collection = collection
  }

  #tell(event: UploadEvent) {
    this.items.setState((items) => uploadQueue(items, event), true)
  }

  add(files: readonly File[]) {
    const added = files.map((file): Photograph => {
      const id = (this.#lastId += 1)
      const writer = postWriter(this.#collection, null)
      return { id, file, writer, values: null, stop: new AbortController() }
    })
    this.#tell({ type: 'added', items: added.map(({ id, file }) => ({ id, name: file.name })) })
    for (const photograph of added) {
      this.#photographs.set(photograph.id, photograph)
      this.#enqueue(photograph)
    }
  }

  cancel(id: number) {
    this.#photographs.get(id)?.stop.abort()
    this.#tell({ type: 'cancelled', id })
  }

  retry(id: number) {
    const photograph = this.#photographs.get(id)
    if (!photograph) return
    photograph.stop = new AbortController()
    this.#tell({ type: 'retried', id })
    this.#enqueue(photograph)
  }

  /** Puts away what has ended. */
  clear() {
    this.#photographs.clear()
    this.#tell({ type: 'cleared' })
  }

  /** Stops everything: nobody looks any more. */
  leave() {
    for (const { stop } of this.#photographs.values()) stop.abort()
  }

  #enqueue(photograph: Photograph) {
    this.#open += 1
    const { signal } = photograph.stop
    void this.#limit(async () => {
      // Cancelled while it waited, it is not even read.
      if (!signal.aborted) await this.#upload(photograph, signal)
      this.#end()
    })
  }

  async #upload(photograph: Photograph, signal: AbortSignal) {
    const { id, writer } = photograph
    try {
      this.#tell({ type: 'reading', id })
      const values = (photograph.values ??= await photographValues(this.#collection, photograph.file, {
        signal,
        onProgress: (progress) => this.#tell({ type: 'progress', id, progress }),
      }))
      this.#tell({ type: 'saving', id })
      const post = await asOwner(() => writer.save(values))
      this.#tell({ type: 'done', id, postId: post.id })
      this.#photographs.delete(id)
      this.#done += 1
    } catch (error) {
      if (signal.aborted) return
      const refused = error instanceof ImageFault
      this.#tell({ type: 'failed', id, message: pictureFaultMessage(error), refused })
    }
  }

  /** The last one to end tells what became of them all. */
  #end() {
    this.#open -= 1
    if (this.#open > 0 || this.#done === 0) return
    showToast(`사진 ${this.#done}장을 임시저장했습니다.`)
    this.#done = 0
    void refreshCollection(this.#collection)
  }
}
