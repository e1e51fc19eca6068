import { lazyPart } from '@/ui/lazyPart'
import { openConnectForm, useConnection } from '../connection/connection'
import { AdminButton } from '../components/AdminButton'
import { PageHeading } from '../components/PageHeading'
import { useProjectError } from '../components/useProjectError'
import styles from './Dashboard.module.scss'

const Overview = lazyPart('Overview', () => import('./Overview'), { pending: <p>불러오는 중…</p> })

/** Start page of the admin. The overview is a separate chunk. */
export function Dashboard() {
  return (
    <>
      <PageHeading title="관리" lead="오늘은 어떤 페이지를 채울까요?" />
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
      <p>서버에 연결되지 않았습니다. 지금은 사이트에 게시된 것만 보이고, 저장할 때 연결을 묻습니다.</p>
      <AdminButton onClick={openConnectForm}>연결하기</AdminButton>
    </div>
  )
}
