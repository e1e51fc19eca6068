import { useLocation, useNavigate, useRouteError } from 'react-router-data'
import { AdminHead } from '@/admin/components/AdminHead'
import { FaultView } from '@/ui/FaultView'
import { RootFault } from '@/app/RootFault'

/** In the place of a page that failed: the frame around it stays, and every other page opens. */
export function DeskPageFault() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <AdminHead title="오류" />
      <FaultView error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />
    </>
  )
}

/** In the place of the whole desk: its frame has failed. */
export function DeskFault() {
  return <RootFault error={useRouteError()} />
}
