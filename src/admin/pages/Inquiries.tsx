import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { lazyPart } from '@/ui/lazyPart'

const Inbox = lazyPart('Inbox', () => import('@/admin/inquiries/Inbox'), {
  pending: <Loading />,
})

/** Page `/admin/Inquiries`, in its own chunk. */
export default function Inquiries() {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.inquiries} />
      <Inbox />
    </>
  )
}
