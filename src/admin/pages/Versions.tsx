import { useParams } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { parsePostId } from '@/posts/queries'
import { AdminHead } from '@/admin/components/AdminHead'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const Content = lazyPart('Versions', () => import('@/admin/versions/Versions'), {
  pending: <p>판을 불러오는 중…</p>,
})

/** Versions page of one post, in its own chunk. A malformed id shows the not-found page without a request. */
export default function Versions({ collection }: { collection: Collection }) {
  const id = parsePostId(useParams()['id'])
  if (id === null) return <NotFound />
  return (
    <>
      <AdminHead title="이전 판" />
      <Content key={id} collection={collection} id={id} />
    </>
  )
}
