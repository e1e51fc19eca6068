import { lazyPart } from '@/ui/lazyPart'
import { openConnectForm, useConnection } from '../connection/connection'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import styles from './Dashboard.module.scss'

const Overview = lazyPart('Overview', () => import('./Overview'), { pending: <p>불러오는 중…</p> })

/** The first look: whether saving works, and in its own chunk what waits, what there is and what happened last. */
export function Dashboard() {
  return (
    <>
      <PageHeading title="관리" lead="오늘은 어떤 페이지를 채울까요?" />
      <ConnectionLine />
      <Overview />
    </>
  )
}

function ConnectionLine() {
  const state = useConnection((connection) => connection.state)
  if (state !== 'disconnected') return null
  return (
    <div className={styles.notice}>
      <p>서버에 연결되지 않았습니다. 지금은 사이트에 게시된 것만 보이고, 저장할 때 연결을 묻습니다.</p>
      <Button onClick={openConnectForm}>연결하기</Button>
    </div>
  )
}
