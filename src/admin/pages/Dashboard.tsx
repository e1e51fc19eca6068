import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { Dashboard as Overview } from '@/admin/dashboard/Dashboard'
import { useAdminLanguage } from '@/admin/language/adminLanguage'

/** Page `/admin`. */
export default function Dashboard() {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.dashboard} />
      <Overview />
    </>
  )
}
