import type { Collection } from '@/posts/collections'
import { OWNER_KEY } from '@/posts/owner/ownerQueries'
import type { Post } from '@/posts/post'
import { findMissingImages } from '../upload/findMissingImages'

/** Query for the images of a version that are no longer in storage. */
export function missingImagesQuery(collection: Collection, version: { id: number; post: Post }, now: Post) {
  return {
    queryKey: [OWNER_KEY, collection.key, 'missing images', version.id, now.updatedAt],
    meta: { table: collection.table },
    queryFn: () => findMissingImages(version.post, now),
    retry: false,
  }
}
