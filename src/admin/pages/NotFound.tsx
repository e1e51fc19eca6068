import { Link } from 'react-router-data'
import { paths } from '@/config/paths'
import { AdminHead } from '@/admin/components/AdminHead'
import { adminButtonClass } from '@/admin/components/AdminButton'
import { EmptyState } from '@/admin/components/EmptyState'

/** Page for an unknown admin path. */
export default function NotFound() {
  return (
    <>
      <AdminHead title="찾을 수 없습니다" />
      <EmptyState heading="h1" title="찾을 수 없습니다." text="주소가 잘못되었거나 이미 지워진 글입니다.">
        <Link to={paths.admin.dashboard} className={adminButtonClass()}>
          관리 첫 화면으로
        </Link>
      </EmptyState>
    </>
  )
}
