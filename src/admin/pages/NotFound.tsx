import { pages } from '#messages/admin/pages'
import { Link } from 'react-router-data'
import { paths } from '@/config/paths'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import { AdminHead } from '@/admin/components/AdminHead'
import { adminButtonClass } from '@/admin/components/AdminButton'
import { EmptyState } from '@/admin/components/EmptyState'

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
