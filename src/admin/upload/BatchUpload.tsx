import { useEffect, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useStore } from 'zustand'
import { upload as words } from '#messages/admin/upload'
import type { Collection } from '@/posts/collections'
import { AdminButton } from '../components/AdminButton'
import { UploadIcon } from '../components/icons'
import { LeaveDialog } from '../components/LeaveDialog'
import { ProgressBar } from '../components/ProgressBar'
import { useLeaveGuard } from '../components/useLeaveGuard'
import { type BatchPhoto, BatchUploader } from './batchUploader'
import { ImageError } from './imageError'
import { ACCEPTED_IMAGES } from './imageType'
import type { UploadState } from './uploadQueue'
import styles from './BatchUpload.module.scss'

type BatchPhase = UploadState['phase'] | 'waiting' | 'done' | 'cancelled'

interface BatchItem {
  id: string
  name: string
  phase: BatchPhase
  /** Uploaded share of bytes, 0 to 1. */
  progress: number
  message: string | null
  isFinished: boolean
  canRetry: boolean
}

/** Returns what the list shows of a photo. A rejected file cannot be retried. */
function toItem({ id, name, outcome }: BatchPhoto, upload: UploadState | undefined): BatchItem {
  const { progress = 0, message = null, error } = upload ?? {}
  const phase = outcome ?? upload?.phase ?? 'waiting'
  const isFinished = outcome !== null || phase === 'failed'
  const canRetry = isFinished && outcome !== 'done' && !(error instanceof ImageError)
  return { id, name, phase, progress, message, isFinished, canRetry }
}

/** Manages a batch upload of photos. Unmounting aborts the uploads that are still running. */
export function useBatchUpload(collection: Collection) {
  const [uploader] = useState(() => new BatchUploader(collection))
  const photos = useStore(uploader.photos)
  const { uploads } = useStore(uploader.queue.state)
  const items = photos.map((photo) => toItem(photo, uploads[photo.id]))
  useEffect(() => {
    const unwatch = uploader.queue.watch()
    return () => {
      unwatch()
      uploader.queue.stop()
    }
  }, [uploader])
  return { items, busy: items.some(({ isFinished }) => !isFinished), uploader }
}

/** Lists the uploads with their progress and their cancel and retry buttons. */
function BatchItems({ items, busy, uploader }: ReturnType<typeof useBatchUpload>) {
  const finished = items.filter(({ isFinished }) => isFinished).length
  return (
    <>
      <p className={styles.summary} role="status">
        {words.batch.finished(finished, items.length)}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            onCancel={() => uploader.cancel(item.id)}
            onRetry={() => uploader.retry(item.id)}
          />
        ))}
      </ul>
      {!busy && <AdminButton onClick={() => uploader.clear()}>{words.batch.clear}</AdminButton>}
    </>
  )
}

interface ItemProps {
  item: BatchItem
  onCancel: () => void
  onRetry: () => void
}

function Item({ item, onCancel, onRetry }: ItemProps) {
  const { name, phase, progress, message } = item
  return (
    <li className={styles.item} data-phase={phase}>
      <span className={styles.name}>{name}</span>
      <span className={styles.phase}>{words.batch.phases[phase]}</span>
      {!item.isFinished && (
        <>
          <ProgressBar label={words.progress(name)} value={progress} />
          {phase !== 'saving' && (
            <AdminButton look="ghost" aria-label={words.batch.cancelOne(name)} onClick={onCancel}>
              {words.batch.cancel}
            </AdminButton>
          )}
        </>
      )}
      {message && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      {item.canRetry && (
        <AdminButton look="ghost" aria-label={words.batch.retryOne(name)} onClick={onRetry}>
          {words.retry}
        </AdminButton>
      )}
    </li>
  )
}

/** Drop zone that turns each photo into its own draft. Asks before the page is left while uploads are running. */
export default function BatchUpload({ collection }: { collection: Collection }) {
  const { items, busy, uploader } = useBatchUpload(collection)
  const guard = useLeaveGuard(busy)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => uploader.add(files),
    noClick: true,
    noKeyboard: true,
  })

  return (
    <section className={styles.batch} aria-label={words.batch.title}>
      <div
        {...getRootProps({ className: styles.zone })}
        data-dropzone=""
        data-over={isDragActive || undefined}
      >
        <input {...getInputProps({ 'aria-label': words.batch.files, accept: ACCEPTED_IMAGES })} />
        <UploadIcon />
        <p>{isDragActive ? words.dropToUpload : words.batch.lead}</p>
        <AdminButton onClick={open}>{words.batch.choose}</AdminButton>
      </div>
      {items.length > 0 && <BatchItems items={items} busy={busy} uploader={uploader} />}
      <LeaveDialog
        open={guard.isAsking}
        title={words.batch.leaveTitle}
        text={words.batch.leaveText}
        stay={words.batch.stay}
        onStay={guard.stay}
        onLeave={guard.leave}
      />
    </section>
  )
}
