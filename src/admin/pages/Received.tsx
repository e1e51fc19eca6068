import { AdminHead } from '@/admin/components/AdminHead'
import { lazyPart } from '@/ui/lazyPart'

const Content = lazyPart('Received', () => import('@/admin/received/Received'), {
  pending: <p>불러오는 중…</p>,
})

/** Page `/admin/Received`, in its own chunk. */
export default function Received() {
  return (
    <>
      <AdminHead title="받은 사진" />
      <Content />
    </>
  )
}
