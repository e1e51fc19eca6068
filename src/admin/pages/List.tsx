import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import type { Collection } from '@/posts/collections'
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
