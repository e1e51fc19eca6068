import { AdminHead } from '@/admin/components/AdminHead'
import { lazyPart } from '@/ui/lazyPart'

const TrashList = lazyPart('TrashList', () => import('@/admin/trash/TrashList'), {
  pending: <p>불러오는 중…</p>,
})

/** Page `/admin/Trash`, in its own chunk. */
export default function Trash() {
  return (
    <>
      <AdminHead title="휴지통" />
      <TrashList />
    </>
  )
}
