import { pages } from '#messages/admin/pages'
import { useParams } from 'react-router-data'
import { parsePostId } from '@/posts/read/queries'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
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
