import { useParams } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { parsePostId } from '@/posts/queries'
import { AdminHead } from '@/admin/components/AdminHead'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const Content = lazyPart('Share', () => import('@/admin/share/Share'), {
  pending: <p>불러오는 중…</p>,
})

/** Share page of one post, in its own chunk. A malformed id shows the not-found page without a request. */
export default function Share({ collection }: { collection: Collection }) {
  const id = parsePostId(useParams()['id'])
  if (id === null) return <NotFound />
  return (
    <>
      <AdminHead title="공유 미리보기" />
      <Content key={id} collection={collection} id={id} />
    </>
  )
}
