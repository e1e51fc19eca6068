import type { Collection } from '@/posts/collections'
import { AdminHead } from '@/admin/components/AdminHead'
import { lazyPart } from '@/ui/lazyPart'

const PostList = lazyPart('PostList', () => import('@/admin/list/PostList'), {
  pending: <p>불러오는 중…</p>,
})

/** List of one collection, in its own chunk. */
export default function List({ collection }: { collection: Collection }) {
  return (
    <>
      <AdminHead title={`${collection.name} 관리`} />
      <PostList collection={collection} />
    </>
  )
}
