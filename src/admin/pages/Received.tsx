import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { lazyPart } from '@/ui/lazyPart'

const Content = lazyPart('Received', () => import('@/admin/received/Received'), {
  pending: <Loading />,
})

/** Page `/admin/Received`, in its own chunk. */
export default function Received() {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.received} />
      <Content />
    </>
  )
}
