import { useParams } from 'react-router-data'
import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { parsePostId } from '@/posts/read/queries'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const InquiryDetail = lazyPart('InquiryDetail', () => import('@/admin/inquiries/InquiryDetail'), {
  pending: <LoadingInquiry />,
})

function LoadingInquiry() {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.inquiry} />
      <Loading />
    </>
  )
}

/** Page `/admin/Inquiries/:id`, in its own chunk, which sets the title. A malformed id shows the not-found page without a request. */
export default function Inquiry() {
  useAdminLanguage()
  const id = parsePostId(useParams().id)
  if (id === null) return <NotFound />
  return <InquiryDetail key={id} id={id} />
}
