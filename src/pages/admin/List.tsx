import type { Collection } from '@/collections/definition'
import { PostList } from '@/features/collection-admin/list/PostList'
import { AdminHead } from '@/features/collection-admin/parts/AdminHead'

/** The list of one collection. */
export default function List({ collection }: { collection: Collection }) {
  return (
    <>
      <AdminHead title={`${collection.name} 관리`} />
      <PostList collection={collection} />
    </>
  )
}
