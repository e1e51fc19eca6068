import { dashboard } from '#messages/admin/dashboard'
import { lazyPart } from '@/ui/lazyPart'
import { AdminButton } from '../components/AdminButton'
import { Loading } from '../components/Loading'
import { PageHeading } from '../components/PageHeading'
import { useProjectError } from '../components/useProjectError'
import { openConnectForm, useConnection } from '../connection/connection'
import styles from './Dashboard.module.scss'

const Overview = lazyPart('Overview', () => import('./Overview'), { pending: <Loading /> })

/** Start page of the admin. The overview is a separate chunk. */
export function Dashboard() {
  return (
    <>
      <PageHeading title={dashboard.title} lead={dashboard.lead} />
      <ConnectionNotice />
      <Overview />
    </>
  )
}

function ConnectionNotice() {
  const state = useConnection((connection) => connection.state)
  const projectError = useProjectError()
  if (state !== 'disconnected' || projectError) return null
  return (
    <div className={styles.notice}>
      <p>{dashboard.notConnected}</p>
      <AdminButton onClick={openConnectForm}>{dashboard.connect}</AdminButton>
    </div>
  )
}
