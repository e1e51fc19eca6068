import { Dashboard as Overview } from '@/admin/dashboard/Dashboard'
import { AdminHead } from '@/admin/components/AdminHead'

/** Page `/admin`. */
export default function Dashboard() {
  return (
    <>
      <AdminHead title="관리" />
      <Overview />
    </>
  )
}
