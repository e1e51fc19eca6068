import { useEffect, useState, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-data'
import { received as words } from '#messages/admin/received'
import { paths } from '@/config/paths'
import { ALL_REJECTED, REJECTED_PARAM } from '@/lib/storage/receivedPhotos'
import { Icon } from '@/ui/icons'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { EmptyState } from '../components/EmptyState'
import { WarnIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { Sheet } from '../components/Sheet'
import { useConnection } from '../connection/connection'
import { ReceivedBar } from './ReceivedBar'
import { ReceivedCard } from './ReceivedCard'
import { receivedUploader } from './receivedUploader'
import { useReceivedPhotos } from './useReceivedPhotos'
import styles from './Received.module.scss'

interface RemoveAllDialogProps {
  /** Number of photos; 0 closes the dialog. */
  count: number
  onCancel: () => void
  onRemove: () => void
}

/** Asks before all photos are removed from this browser. The initial focus is on the button that cancels. */
function RemoveAllDialog({ count, onCancel, onRemove }: RemoveAllDialogProps) {
  return (
    <Sheet
      open={count > 0}
      title={words.removeAll.question(count)}
      alertText={words.removeAll.text}
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
        {words.removeAll.cancel}
      </AdminButton>
      <AdminButton look="danger" onClick={onRemove}>
        {words.removeAll.confirm}
      </AdminButton>
    </Sheet.Buttons>
  )
}

function rejectedMessage(rejected: string): string | null {
  if (rejected === ALL_REJECTED) return words.allRejected
  return /^[1-9]\d{0,2}$/.test(rejected) ? words.someRejected(rejected) : null
}

/** Returns the message about rejected photos and removes their query parameter, so that a reload does not repeat it. */
function useRejectedMessage(): string | null {
  const [parameters, setParameters] = useSearchParams()
  const rejected = parameters.get(REJECTED_PARAM)
  const [shown, setShown] = useState(rejected)
  useEffect(() => {
    if (rejected === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- another share may arrive while the page is open
    setShown(rejected)
    setParameters({}, { replace: true })
  }, [rejected, setParameters])
  return shown === null ? null : rejectedMessage(shown)
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
        title={words.title}
        lead={failed && !photos ? words.lead.failed : leadText(photos?.length, isWaiting)}
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
  if (count === undefined) return words.lead.loading
  if (count === 0) return words.lead.none
  return isWaiting ? words.lead.kept(count) : words.lead.sent(count)
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
        <b>{isStarted ? words.waiting.started : words.waiting.notStarted}</b>
        {!isStarted && <p>{words.waiting.startNow}</p>}
        <p>{words.waiting.closable}</p>
      </div>
    </div>
  )
}

function ReadError() {
  return (
    <div className={styles.note} role="alert">
      <WarnIcon />
      <p>{words.unreadable}</p>
      <RetryButton onClick={() => void receivedUploader.refresh()} />
    </div>
  )
}

function NothingReceived() {
  return (
    <EmptyState title={words.empty} text={words.emptyText}>
      <Link to={paths.admin.dashboard} className={adminButtonClass()}>
        {words.toDashboard}
      </Link>
    </EmptyState>
  )
}
