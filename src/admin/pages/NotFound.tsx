import { Link } from 'react-router-data'
import { pages } from '#messages/admin/pages'
import { adminButtonClass } from '@/admin/components/AdminButton'
import { AdminHead } from '@/admin/components/AdminHead'
import { EmptyState } from '@/admin/components/EmptyState'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { paths } from '@/config/paths'

/** Page for an unknown admin path. */
export default function NotFound() {
  useAdminLanguage()
  return (
    <>
      <AdminHead title={pages.notFound.head} />
      <EmptyState heading="h1" title={pages.notFound.title} text={pages.notFound.text}>
        <Link to={paths.admin.dashboard} className={adminButtonClass()}>
          {pages.notFound.home}
        </Link>
      </EmptyState>
    </>
  )
}
