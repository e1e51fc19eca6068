import type { Collection } from '@/collections/definition'
import { AdminHead } from '@/features/collection-admin/parts/AdminHead'
import { lazyPart } from '@/ui/lazyPart'

const PostList = lazyPart('PostList', () => import('@/features/collection-admin/list/PostList'), {
  pending: <p>불러오는 중…</p>,
})

/** The list of one collection, in its own chunk. */
export default function List({ collection }: { collection: Collection }) {
  return (
    <>
      <AdminHead title={`${collection.name} 관리`} />
      <PostList collection={collection} />
    </>
  )
}
