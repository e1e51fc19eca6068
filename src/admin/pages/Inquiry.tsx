import { pages } from '#messages/admin/pages'
import { useParams } from 'react-router-data'
import { parsePostId } from '@/posts/queries'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const InquiryDetail = lazyPart('InquiryDetail', () => import('@/admin/inquiries/InquiryDetail'), {
  pending: <Loading />,
})

/** Page `/admin/Inquiries/:id`, in its own chunk. A malformed id shows the not-found page without a request. */
export default function Inquiry() {
  useAdminLanguage()
  const id = parsePostId(useParams().id)
  if (id === null) return <NotFound />
  return (
    <>
      <AdminHead title={pages.inquiry} />
      <InquiryDetail key={id} id={id} />
    </>
  )
}
