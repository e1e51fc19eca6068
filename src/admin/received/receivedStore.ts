import { warnOnce } from '@/lib/logger'
import { showToast } from '@/ui/toaster'
import { receivedPhotos } from './receivedHere'
import { readNote, type ReceivedPhoto } from './receivedPhoto'

/** What waits, in the order in which it came, and how much has waited too long and was dropped. */
async function readReceived(): Promise<{ photos: readonly ReceivedPhoto[]; dropped: number }> {
  const { notes, dropped } = await receivedPhotos.waiting()
  const photos = notes
    .map(readNote)
    .filter((photo) => photo !== null)
    .toSorted((one, other) => one.receivedAt - other.receivedAt || one.index - other.index)
  return { photos, dropped }
}

/** What one tab reads and changes of them. */
export class ReceivedNotes {
  /** What is being kept; replaced by every change. */
  #writes: Promise<unknown> = Promise.resolve()

  /** Reads what is kept, with all that was changed meanwhile. */
  async read(): ReturnType<typeof readReceived> {
    const writes = this.#writes
    await writes
    const read = await readReceived()
    return writes === this.#writes ? read : this.read()
  }

  /** Changes what is kept; a browser without room is told of once. */
  async change(ids: readonly string[], change: Partial<ReceivedPhoto>): Promise<void> {
    const write = receivedPhotos
      .change(ids, change)
      .catch((error: unknown) => warnOnce('received-write', '고른 것을 보관하지 못했습니다.', error))
    this.#writes = Promise.all([this.#writes, write])
    await write
  }
}

/** Takes photographs out of this browser, and tells every page of it. A toast says it when that fails. */
export async function removeReceived(ids: readonly string[]): Promise<void> {
  try {
    await receivedPhotos.remove(ids)
  } catch (error) {
    warnOnce('received-remove', '사진을 빼지 못했습니다.', error)
    showToast('사진을 빼지 못했습니다. 다시 시도해 주세요.', { tone: 'error' })
  }
  receivedPhotos.tell()
}
