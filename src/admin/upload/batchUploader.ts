import { createStore } from 'zustand/vanilla'
import { upload } from '#messages/admin/upload'
import type { Collection } from '@/posts/collections'
import { refreshCollection } from '@/posts/owner/ownerQueries'
import type { PostValues } from '@/posts/owner/postDraft'
import { createPostWriter, type PostWriter } from '@/posts/owner/postWriter'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'
import { pictureErrorMessage } from './pictureErrorMessage'
import { uploadPhoto } from './uploadPhoto'
import { UploadQueue, type UploadStep, type UploadTask } from './uploadQueue'

export interface BatchPhoto {
  id: string
  /** File name, NFC. */
  name: string
  /** Null until the photo is a draft, or was cancelled. */
  outcome: 'done' | 'cancelled' | null
  draft: BatchDraft
}

interface BatchDraft {
  file: File
  writer: PostWriter
  /** Set once the picture is stored; a retry reuses them. */
  values: PostValues | null
}

/** Concurrent uploads. Decoding is sequential in the worker anyway. */
const CONCURRENT_UPLOADS = 2

/** Turns photos into drafts of a collection. A failed photo does not affect the others. */
export class BatchUploader {
  readonly photos = createStore<readonly BatchPhoto[]>()(() => [])
  readonly queue: UploadQueue<BatchPhoto>
  readonly #collection: Collection
  /** Drafts saved since the last toast. */
  #saved = 0

  constructor(collection: Collection) {
    this.#collection = collection
    const uploading: UploadStep<BatchPhoto> = {
      phase: 'reading',
      atOnce: CONCURRENT_UPLOADS,
      run: (photo, task) => this.#upload(photo, task),
    }
    this.queue = new UploadQueue<BatchPhoto>({
      idOf: ({ id }) => id,
      nextStep: ({ outcome }) => (outcome === null ? uploading : null),
      messageOf: pictureErrorMessage,
      onIdle: () => this.#announce(),
    })
    this.photos.subscribe((photos) => this.queue.sync(photos))
  }

  add(files: readonly File[]) {
    const added = files.map((file): BatchPhoto => {
      const writer = createPostWriter(this.#collection, null)
      const draft = { file, writer, values: null }
      return { id: crypto.randomUUID(), name: file.name.normalize('NFC'), outcome: null, draft }
    })
    this.photos.setState((photos) => [...photos, ...added], true)
  }

  cancel(id: string) {
    this.#setOutcome(id, 'cancelled')
  }

  retry(id: string) {
    this.#setOutcome(id, null)
    this.queue.retry(id)
  }

  /** Empties the list. */
  clear() {
    this.photos.setState([], true)
  }

  #setOutcome(id: string, outcome: BatchPhoto['outcome']) {
    this.photos.setState(
      (photos) => photos.map((photo) => (photo.id === id ? { ...photo, outcome } : photo)),
      true,
    )
  }

  async #upload({ id, draft }: BatchPhoto, { signal, onProgress, onSaving }: UploadTask) {
    const values = (draft.values ??= await uploadPhoto(this.#collection, draft.file, { signal, onProgress }))
    signal.throwIfAborted()
    onSaving()
    await asOwner(() => draft.writer.save(values))
    this.#saved += 1
    this.#setOutcome(id, 'done')
  }

  /** Shows one toast and refreshes the list after the last photo has finished. */
  #announce() {
    if (this.#saved === 0) return
    showToast(upload.batch.saved(this.#saved))
    this.#saved = 0
    void refreshCollection(this.#collection)
  }
}
