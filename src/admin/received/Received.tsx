import { useEffect, useState, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-data'
import { paths } from '@/config/paths'
import { useConnection } from '../connection/connection'
import { EmptyState } from '../components/EmptyState'
import { Icon } from '@/ui/icons'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { WarnIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import styles from './Received.module.scss'
import { ReceivedBar } from './ReceivedBar'
import { ReceivedCard } from './ReceivedCard'
import { receivedUploader } from './receivedUploader'
import { useReceivedPhotos } from './useReceivedPhotos'
import { ALL_REJECTED, REJECTED_PARAM } from '@/lib/storage/receivedPhotos'
import { Sheet } from '../components/Sheet'

interface RemoveAllDialogProps {
  /** Number of photos; 0 closes the dialog. */
  count: number
  onCancel: () => void
  onRemove: () => void
}

/** Asks before all photos are removed from this browser. The initial focus is on 취소. */
function RemoveAllDialog({ count, onCancel, onRemove }: RemoveAllDialogProps) {
  return (
    <Sheet
      open={count > 0}
      title={`받은 사진 ${count}장을 모두 뺄까요?`}
      alertText="이 브라우저에 보관한 것만 지웁니다. 휴대전화의 사진첩에는 그대로 있습니다."
      onClose={onCancel}
    >
      <RemoveAllButtons onCancel={onCancel} onRemove={onRemove} />
    </Sheet>
  )
}

function RemoveAllButtons({ onCancel, onRemove }: Omit<RemoveAllDialogProps, 'count'>) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Sheet.Buttons>
      <AdminButton ref={cancel} onClick={onCancel}>
        취소
      </AdminButton>
      <AdminButton look="danger" onClick={onRemove}>
        모두 빼기
      </AdminButton>
    </Sheet.Buttons>
  )
}

function rejectedMessage(rejected: string): string | null {
  if (rejected === ALL_REJECTED) return '보낸 사진을 받지 못했습니다. 다시 공유해 주세요.'
  return /^[1-9]\d{0,2}$/.test(rejected)
    ? `이 기기에 자리가 모자라 ${rejected}장은 보관하지 못했습니다.`
    : null
}

/** Returns the message about rejected photos and removes their query parameter, so that a reload does not repeat it. */
function useRejectedMessage(): string | null {
  const [parameters, setParameters] = useSearchParams()
  const rejected = parameters.get(REJECTED_PARAM)
  const [message, setMessage] = useState(() => rejectedMessage(rejected ?? ''))
  useEffect(() => {
    if (rejected === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- another share may arrive while the page is open
    setMessage(rejectedMessage(rejected))
    setParameters({}, { replace: true })
  }, [rejected, setParameters])
  return message
}

/** Offline icon. Defined here because only this page uses it. */
function OfflineIcon() {
  return (
    <Icon width={20} height={20} strokeWidth="1.5" strokeLinecap="round">
      <path d="M3 3l14 14M10 15.4v.1M7.4 12.6a3.7 3.7 0 0 1 5.2 0M4.8 9.8a7.4 7.4 0 0 1 3.4-2M12 7.9a7.4 7.4 0 0 1 3.2 1.9M2.4 7.2a11 11 0 0 1 2.8-1.9M8.6 4.3a11 11 0 0 1 9 2.9" />
    </Icon>
  )
}

/** Page of the photos shared from a phone that are not drafts yet. */
export default function Received() {
  const { photos, failed, unreadable, uploads, paused } = useReceivedPhotos()
  const connection = useConnection(({ state }) => state)
  const rejected = useRejectedMessage()
  const [confirming, setConfirming] = useState(false)
  const count = photos?.length ?? 0
  useFocusWhenEmpty(photos?.length === 0)
  const isWaiting = paused || connection === 'offline' || connection === 'disconnected'

  return (
    <>
      <PageHeading
        title="받은 사진"
        lead={failed && !photos ? '읽지 못했습니다' : leadText(photos?.length, isWaiting)}
      />
      {rejected && <RejectedNote message={rejected} />}
      {isWaiting && count > 0 && <WaitingNote isStarted={photos?.some(({ started }) => started) === true} />}
      {(failed || unreadable.size > 0) && <ReadError />}
      {photos?.length === 0 && <NothingReceived />}
      {photos && count > 0 && (
        <>
          <ul className={styles.cards}>
            {photos.map((photo) => (
              <ReceivedCard
                key={photo.id}
                photo={photo}
                isUnreadable={unreadable.has(photo.id)}
                upload={uploads[photo.id]}
              />
            ))}
          </ul>
          <ReceivedBar
            photos={photos}
            isWaiting={isWaiting}
            isOffline={paused || connection === 'offline'}
            onRemoveAll={() => setConfirming(true)}
          />
        </>
      )}
      <RemoveAllDialog
        count={confirming ? count : 0}
        onCancel={() => setConfirming(false)}
        onRemove={() => {
          setConfirming(false)
          void receivedUploader.remove(photos?.map(({ id }) => id) ?? [])
        }}
      />
    </>
  )
}

function leadText(count: number | undefined, isWaiting: boolean): string {
  if (count === undefined) return '불러오는 중…'
  if (count === 0) return '받은 사진이 없습니다'
  return isWaiting ? `휴대전화에 보관 중 · ${count}장` : `휴대전화에서 보낸 사진 ${count}장`
}

/** Focuses the page when the last card, which had the focus, is removed. */
function useFocusWhenEmpty(isEmpty: boolean) {
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [isEmpty])
}

function RejectedNote({ message }: { message: string }) {
  return (
    <p className={styles.note} role="alert">
      <WarnIcon />
      {message}
    </p>
  )
}

/** Explains that only started uploads resume automatically. */
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

function ReadError() {
  return (
    <div className={styles.note} role="alert">
      <WarnIcon />
      <p>이 브라우저에 보관한 사진을 읽지 못했습니다.</p>
      <RetryButton onClick={() => void receivedUploader.refresh()} />
    </div>
  )
}

function NothingReceived() {
  return (
    <EmptyState
      title="받은 사진이 없습니다."
      text="휴대전화의 사진첩에서 공유를 누르고 이 사이트를 고르면 여기에 모입니다. 사이트를 홈 화면에 설치한 뒤에 쓸 수 있습니다."
    >
      <Link to={paths.admin.dashboard} className={adminButtonClass()}>
        관리 첫 화면으로
      </Link>
    </EmptyState>
  )
}
