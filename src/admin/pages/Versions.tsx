import { useParams } from 'react-router-data'
import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import type { Collection } from '@/posts/collections'
import { parsePostId } from '@/posts/read/queries'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const Content = lazyPart('Versions', () => import('@/admin/versions/Versions'), {
  pending: <LoadingVersions />,
})

function LoadingVersions() {
  useAdminLanguage()
  return <p>{pages.loadingVersions}</p>
}

/** Versions page of one post, in its own chunk. A malformed id shows the not-found page without a request. */
export default function Versions({ collection }: { collection: Collection }) {
  useAdminLanguage()
  const id = parsePostId(useParams()['id'])
  if (id === null) return <NotFound />
  return (
    <>
      <AdminHead title={pages.versions} />
      <Content key={id} collection={collection} id={id} />
    </>
  )
}
