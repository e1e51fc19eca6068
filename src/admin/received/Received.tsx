import { useEffect, useState, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-data'
import { paths } from '@/config/paths'
import { useConnection } from '../connection/connection'
import { BlankSheet } from '../components/BlankSheet'
import { Button, buttonClass } from '../components/Button'
import { WarnIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import styles from './Received.module.scss'
import { ReceivedBar } from './ReceivedBar'
import { ReceivedCard } from './ReceivedCard'
import { receivedDesk } from './receivedDesk'
import { useReceived } from './useReceived'
import { MISSED_ALL, MISSED_PARAM } from '@/lib/storage/receivedPhotos'
import { Sheet } from '../components/Sheet'

interface RemoveAllDialogProps {
  /** How many there are; zero closes the dialog. */
  count: number
  onCancel: () => void
  onRemove: () => void
}

/** Asks before everything that waits is taken out of this browser. The focus starts on 취소. */
function RemoveAllDialog({ count, onCancel, onRemove }: RemoveAllDialogProps) {
  return (
    <Sheet
      open={count > 0}
      title={`받은 사진 ${count}장을 모두 뺄까요?`}
      alert="이 브라우저에 보관한 것만 지웁니다. 휴대전화의 사진첩에는 그대로 있습니다."
      onClose={onCancel}
    >
      <Answers onCancel={onCancel} onRemove={onRemove} />
    </Sheet>
  )
}

function Answers({ onCancel, onRemove }: Omit<RemoveAllDialogProps, 'count'>) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Sheet.Buttons>
      <Button ref={cancel} onClick={onCancel}>
        취소
      </Button>
      <Button look="danger" onClick={onRemove}>
        모두 빼기
      </Button>
    </Sheet.Buttons>
  )
}

function wordsOf(missed: string): string | null {
  if (missed === MISSED_ALL) return '보낸 사진을 받지 못했습니다. 다시 공유해 주세요.'
  return /^[1-9]\d{0,2}$/.test(missed) ? `이 기기에 자리가 모자라 ${missed}장은 보관하지 못했습니다.` : null
}

/** What the address says of photographs that were not kept, for this visit: a reload does not say it again. */
function useMissed(): string | null {
  const [parameters, setParameters] = useSearchParams()
  const missed = parameters.get(MISSED_PARAM)
  const [words, setWords] = useState(() => wordsOf(missed ?? ''))
  useEffect(() => {
    if (missed === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- another share may come to a page that is open
    setWords(wordsOf(missed))
    setParameters({}, { replace: true })
  }, [missed, setParameters])
  return words
}

/** No network: waves, struck through. As the desk's other signs, but only this page brings it. */
function OfflineIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 3l14 14M10 15.4v.1M7.4 12.6a3.7 3.7 0 0 1 5.2 0M4.8 9.8a7.4 7.4 0 0 1 3.4-2M12 7.9a7.4 7.4 0 0 1 3.2 1.9M2.4 7.2a11 11 0 0 1 2.8-1.9M8.6 4.3a11 11 0 0 1 9 2.9" />
    </svg>
  )
}

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
