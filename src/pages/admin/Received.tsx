import { AdminHead } from '@/features/collection-admin/parts/AdminHead'
import { lazyPart } from '@/ui/lazyPart'

const Content = lazyPart('Received', () => import('@/features/collection-admin/received/Received'), {
  pending: <p>불러오는 중…</p>,
})

/** `/admin/Received`, in its own chunk. */
export default function Received() {
  return (
    <>
      <AdminHead title="받은 사진" />
      <Content />
    </>
  )
}
