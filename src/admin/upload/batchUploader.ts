import pLimit from 'p-limit'
import { createStore } from 'zustand/vanilla'
import type { Collection } from '@/posts/collections'
import { refreshCollection } from '@/posts/ownerQueries'
import type { PostValues } from '@/posts/postDraft'
import { createPostWriter, type PostWriter } from '@/posts/postWriter'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'
import { uploadPhoto } from './uploadPhoto'
import { ImageError } from './imageError'
import { pictureErrorMessage } from './pictureErrorMessage'
import { reduceUploadQueue, type UploadEvent, type UploadItem } from './uploadQueue'

/** A photo whose draft has not been saved yet. */
interface PendingPhoto {
  id: number
  file: File
  writer: PostWriter
  /** Values of the draft, set once the picture is stored; a retry reuses them. */
  values: PostValues | null
  controller: AbortController
}

/** Concurrent uploads. Decoding is sequential in the worker anyway. */
const CONCURRENT_UPLOADS = 2

/** Turns photos into drafts of a collection. A failed photo does not affect the others. */
export class BatchUploader {
  readonly items = createStore<readonly UploadItem[]>()(() => [])
  readonly #collection: Collection
  readonly #limit = pLimit(CONCURRENT_UPLOADS)
  readonly #photos = new Map<number, PendingPhoto>()
  #lastId = 0
  /** Photos that are running or queued. */
  #pending = 0
  /** Drafts saved since the last toast. */
  #saved = 0

  constructor(collection: Collection) {
    this.#collection = collection
  }

  #dispatch(event: UploadEvent) {
    this.items.setState((items) => reduceUploadQueue(items, event), true)
  }

  add(files: readonly File[]) {
    const added = files.map((file): PendingPhoto => {
      const id = (this.#lastId += 1)
      const writer = createPostWriter(this.#collection, null)
      return { id, file, writer, values: null, controller: new AbortController() }
    })
    this.#dispatch({ type: 'added', items: added.map(({ id, file }) => ({ id, name: file.name })) })
    for (const photo of added) {
      this.#photos.set(photo.id, photo)
      this.#enqueue(photo)
    }
  }

  cancel(id: number) {
    this.#photos.get(id)?.controller.abort()
    this.#dispatch({ type: 'cancelled', id })
  }

  retry(id: number) {
    const photo = this.#photos.get(id)
    if (!photo) return
    photo.controller = new AbortController()
    this.#dispatch({ type: 'retried', id })
    this.#enqueue(photo)
  }

  /** Removes the finished items. */
  clear() {
    this.#photos.clear()
    this.#dispatch({ type: 'cleared' })
  }

  /** Aborts all uploads. */
  abortAll() {
    for (const { controller } of this.#photos.values()) controller.abort()
  }

  #enqueue(photo: PendingPhoto) {
    this.#pending += 1
    const { signal } = photo.controller
    void this.#limit(async () => {
      if (!signal.aborted) await this.#upload(photo, signal)
      this.#finishOne()
    })
  }

  async #upload(photo: PendingPhoto, signal: AbortSignal) {
    const { id, writer } = photo
    try {
      this.#dispatch({ type: 'reading', id })
      const values = (photo.values ??= await uploadPhoto(this.#collection, photo.file, {
        signal,
        onProgress: (progress) => this.#dispatch({ type: 'progress', id, progress }),
      }))
      this.#dispatch({ type: 'saving', id })
      const post = await asOwner(() => writer.save(values))
      this.#dispatch({ type: 'done', id, postId: post.id })
      this.#photos.delete(id)
      this.#saved += 1
    } catch (error) {
      if (signal.aborted) return
      const rejected = error instanceof ImageError
      this.#dispatch({ type: 'failed', id, message: pictureErrorMessage(error), rejected })
    }
  }

  /** Shows one toast and refreshes the list after the last photo has finished. */
  #finishOne() {
    this.#pending -= 1
    if (this.#pending > 0 || this.#saved === 0) return
    showToast(`사진 ${this.#saved}장을 임시저장했습니다.`)
    this.#saved = 0
    void refreshCollection(this.#collection)
  }
}
