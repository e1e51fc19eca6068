import { useEffect, useState } from 'react'
import { Link } from 'react-router-data'
import { paths } from '@/config/paths'
import { useConnection } from '../connection/connection'
import { BlankSheet } from '../components/BlankSheet'
import { Button, buttonClass } from '../components/Button'
import { WarnIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { OfflineIcon } from './OfflineIcon'
import styles from './Received.module.scss'
import { ReceivedBar } from './ReceivedBar'
import { ReceivedCard } from './ReceivedCard'
import { receivedDesk } from './receivedDesk'
import { RemoveAllDialog } from './RemoveAllDialog'
import { useMissed } from './useMissed'
import { useReceived } from './useReceived'

/** The photographs that a phone has shared with the site, until they are drafts (decisions §12.2). */
export default function Received() {
  const { photos, failed, unread, progress, paused } = useReceived()
  const connection = useConnection(({ state }) => state)
  const missed = useMissed()
  const [asking, setAsking] = useState(false)
  const count = photos?.length ?? 0
  useFocusWhenEmpty(photos?.length === 0)
  const waits = paused || connection === 'offline' || connection === 'disconnected'

  return (
    <>
      <PageHeading
        title="받은 사진"
        lead={failed && !photos ? '읽지 못했습니다' : leadOf(photos?.length, waits)}
      />
      {missed && <Missed words={missed} />}
      {waits && count > 0 && <WaitingNote isStarted={photos?.some(({ started }) => started) === true} />}
      {(failed || unread.size > 0) && <Unread />}
      {photos?.length === 0 && <NothingReceived />}
      {photos && count > 0 && (
        <>
          <ul className={styles.cards}>
            {photos.map((photo) => (
              <ReceivedCard
                key={photo.id}
                photo={photo}
                isUnread={unread.has(photo.id)}
                share={progress.get(photo.id)}
              />
            ))}
          </ul>
          <ReceivedBar
            photos={photos}
            waits={waits}
            isOffline={paused || connection === 'offline'}
            onRemoveAll={() => setAsking(true)}
          />
        </>
      )}
      <RemoveAllDialog
        count={asking ? count : 0}
        onCancel={() => setAsking(false)}
        onRemove={() => {
          setAsking(false)
          void receivedDesk.remove(photos?.map(({ id }) => id) ?? [])
        }}
      />
    </>
  )
}

function leadOf(count: number | undefined, waits: boolean): string {
  if (count === undefined) return '불러오는 중…'
  if (count === 0) return '받은 사진이 없습니다'
  return waits ? `휴대전화에 보관 중 · ${count}장` : `휴대전화에서 보낸 사진 ${count}장`
}

/** What had the focus has left with the last card. */
function useFocusWhenEmpty(isEmpty: boolean) {
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [isEmpty])
}

function Missed({ words }: { words: string }) {
  return (
    <p className={styles.note} role="alert">
      <WarnIcon />
      {words}
    </p>
  )
}

/** Only what was started goes up by itself. */
function WaitingNote({ isStarted }: { isStarted: boolean }) {
  return (
    <div className={styles.note} role="status">
      <OfflineIcon />
      <div>
        <b>{isStarted ? '연결되면 올립니다.' : '연결되지 않았습니다.'}</b>
        {!isStarted && <p>올리기를 눌러 두면 연결될 때 올립니다.</p>}
        <p>이 화면을 닫아도 사진은 남아 있습니다.</p>
      </div>
    </div>
  )
}

function Unread() {
  return (
    <div className={styles.note} role="alert">
      <WarnIcon />
      <p>이 브라우저에 보관한 사진을 읽지 못했습니다.</p>
      <Button onClick={() => void receivedDesk.refresh()}>다시 시도</Button>
    </div>
  )
}

function NothingReceived() {
  return (
    <BlankSheet
      title="받은 사진이 없습니다."
      text="휴대전화의 사진첩에서 공유를 누르고 이 사이트를 고르면 여기에 모입니다. 사이트를 홈 화면에 설치한 뒤에 쓸 수 있습니다."
    >
      <Link to={paths.admin.dashboard} className={buttonClass()}>
        관리 첫 화면으로
      </Link>
    </BlankSheet>
  )
}
