import { pages } from '#messages/admin/pages'
import type { Collection } from '@/posts/collections'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { lazyPart } from '@/ui/lazyPart'

const PostList = lazyPart('PostList', () => import('@/admin/list/PostList'), {
  pending: <Loading />,
})

/** List of one collection, in its own chunk. */
export default function List({ collection }: { collection: Collection }) {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.list(collection.name)} />
      <PostList collection={collection} />
    </>
  )
}
