import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { Loading } from '@/admin/components/Loading'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { lazyPart } from '@/ui/lazyPart'

const TrashList = lazyPart('TrashList', () => import('@/admin/trash/TrashList'), {
  pending: <Loading />,
})

/** Page `/admin/Trash`, in its own chunk. */
export default function Trash() {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.trash} />
      <TrashList />
    </>
  )
}
