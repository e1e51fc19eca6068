import { Dashboard as Overview } from '@/features/collection-admin/dashboard/Dashboard'
import { AdminHead } from '@/features/collection-admin/parts/AdminHead'

/** `/admin`. */
export default function Dashboard() {
  return (
    <>
      <AdminHead title="관리" />
      <Overview />
    </>
  )
}
