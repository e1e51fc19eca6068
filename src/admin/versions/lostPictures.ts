import type { Collection } from '@/posts/definition'
import { OWNER } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { lookForPictures } from '../editor/lookForPictures'

/** The question as the cache keeps it. */
export function lostPicturesQuery(collection: Collection, version: { id: number; post: Post }, now: Post) {
  return {
    queryKey: [OWNER, collection.key, 'lost pictures', version.id, now.updatedAt],
    meta: { table: collection.table },
    queryFn: () => lookForPictures(version.post, now),
    retry: false,
  }
}
