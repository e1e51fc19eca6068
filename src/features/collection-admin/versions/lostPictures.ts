import type { Collection } from '@/collections/definition'
import { OWNER } from '@/collections/ownerQueries'
import type { Post } from '@/collections/post'
import { mediaKey } from '@/data/storageUrls'
import { objectExists } from '@/data/uploads'
import { bodyPictures } from './bodyText'

/** What of a version's pictures storage has let go. */
export interface LostPictures {
  /** The post's own picture. */
  image: boolean
  /** How many of those in its text. */
  body: number
}

type Pictured = Pick<Post, 'image' | 'body'>

/**
 * Asks storage which pictures of a version, or of kept work, it has no longer; what the row shows now is there. Throws
 * `DataError` when it cannot be asked.
 */
export async function lookForPictures(version: Pictured, now: Pictured): Promise<LostPictures> {
  const shown = new Set([mediaKey(now.image), ...bodyPictures(now.body)])
  const isLost = async (key: string | null) => key !== null && !shown.has(key) && !(await objectExists(key))
  const [image, ...body] = await Promise.all(
    [mediaKey(version.image), ...bodyPictures(version.body)].map(isLost),
  )
  return { image: image ?? false, body: body.filter(Boolean).length }
}

/** The question as the cache keeps it. */
export function lostPicturesQuery(collection: Collection, version: { id: number; post: Post }, now: Post) {
  return {
    queryKey: [OWNER, collection.key, 'lost pictures', version.id, now.updatedAt],
    meta: { table: collection.table },
    queryFn: () => lookForPictures(version.post, now),
    retry: false,
  }
}
