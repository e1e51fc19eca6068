// Places the copies of all pictures, several at a time, within the limits of size and time. Load it through Vite.
import { availableParallelism } from 'node:os'
import type { CollectionKey } from '@/posts/collections'
import type { CopyLevel } from '@/posts/pictures/pictureCopies'
import type { Post } from '@/posts/post'
import type { CopyOrder, FinishedPicture } from './copyOrder'
import type { StoredPicture } from './listPictures'
import type { CopySettings } from './settings'
import type { CopySources } from './sources'

/** Number of pictures at the same time. Also limits the memory. */
const CONCURRENCY = Math.min(availableParallelism(), 4)
const PROGRESS_MS = 10_000

/** A published post with its pictures, and the collection that it is from. */
export interface PostPictures {
  collection: CollectionKey
  post: Post
  pictures: readonly StoredPicture[]
}

interface TaskOptions extends CopySettings {
  sources: Pick<CopySources, 'place'>
  /** Returns the XMP packet for the pictures of a post. */
  withXmp: (collection: CollectionKey, post: Post) => string | undefined
  /** Called with the number of finished pictures every `PROGRESS_MS`. */
  onProgress: (done: number) => void
}

interface PlacedPosts {
  /** Levels of the posts, in their order. */
  levels: CopyLevel[]
  /** By storage key. A picture of several posts belongs to the first one. */
  pictures: Map<string, FinishedPicture>
}

/**
 * Places the copies of the posts' pictures in this order. Posts that start after `maxBytes` are used up get the small copy, and
 * nothing starts after `maxMs`. Throws the first error of a source, after all running ones have ended.
 */
export async function placePosts(
  posts: readonly PostPictures[],
  { sources, withXmp, maxBytes, maxMs, onProgress }: TaskOptions,
): Promise<PlacedPosts> {
  const start = performance.now()
  const pictures = new Map<string, FinishedPicture>()
  const levels: CopyLevel[] = []
  const running = new Set<Promise<void>>()
  const progress = createProgress(onProgress)
  let bytes = 0
  let failure: unknown

  const place = async (order: CopyOrder, picture: StoredPicture, finished: FinishedPicture) => {
    try {
      const outcome = await sources.place(order, picture)
      if ('bytes' in outcome) bytes += outcome.bytes
      finished.outcome = outcome
      progress()
    } catch (error) {
      failure ??= error
    }
  }
  for (const { collection, post, pictures: stored } of posts) {
    const level = bytes < maxBytes ? 'all' : 'small'
    levels.push(level)
    const xmp = withXmp(collection, post)
    for (const picture of stored) {
      if (pictures.has(picture.key)) continue
      const order = { key: picture.key, level, statedWidth: picture.width, xmp } as const
      const finished: FinishedPicture = { order, outcome: 'late' }
      pictures.set(picture.key, finished)
      if (failure !== undefined || performance.now() - start >= maxMs) continue
      const task = place(order, picture, finished).finally(() => running.delete(task))
      running.add(task)
      if (running.size >= CONCURRENCY) await Promise.race(running)
    }
  }
  await Promise.all(running)
  if (failure !== undefined) throw failure
  return { levels, pictures }
}

function createProgress(onProgress: (done: number) => void): () => void {
  let [done, last] = [0, performance.now()]
  return () => {
    done += 1
    if (performance.now() - last < PROGRESS_MS) return
    last = performance.now()
    onProgress(done)
  }
}
