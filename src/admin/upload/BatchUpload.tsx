import { ACCEPTED_IMAGES } from './imageType'
import { useDropzone } from 'react-dropzone'
import type { Collection } from '@/posts/collections'
import { AdminButton } from '../components/AdminButton'
import { UploadIcon } from '../components/icons'
import { LeaveDialog } from '../components/LeaveDialog'
import { useLeaveGuard } from '../components/useLeaveGuard'
import styles from './BatchUpload.module.scss'
import { ProgressBar } from '../components/ProgressBar'
import { ImageError } from './imageError'
import type { UploadState } from './uploadQueue'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type BatchPhoto, BatchUploader } from './batchUploader'

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

const phaseLabels: Record<BatchPhase, string> = {
  waiting: '기다리는 중',
  reading: '읽는 중',
  uploading: '올리는 중',
  saving: '저장하는 중',
  done: '임시저장됨',
  failed: '올리지 못함',
  cancelled: '취소함',
}

/** Lists the uploads with their progress and their cancel and retry buttons. */
function BatchItems({ items, busy, uploader }: ReturnType<typeof useBatchUpload>) {
  const finished = items.filter(({ isFinished }) => isFinished).length
  return (
    <>
      <p className={styles.summary} role="status">
        {items.length}장 가운데 {finished}장을 마쳤습니다.
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
      {!busy && <AdminButton onClick={() => uploader.clear()}>목록 지우기</AdminButton>}
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
      <span className={styles.phase}>{phaseLabels[phase]}</span>
      {!item.isFinished && (
        <>
          <ProgressBar label={`${name} 올리기`} value={progress} />
          {phase !== 'saving' && (
            <AdminButton look="ghost" aria-label={`${name} 취소`} onClick={onCancel}>
              취소
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
        <AdminButton look="ghost" aria-label={`${name} 다시 올리기`} onClick={onRetry}>
          다시 올리기
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
    <section className={styles.batch} aria-label="여러 장 올리기">
      <div
        {...getRootProps({ className: styles.zone })}
        data-dropzone=""
        data-over={isDragActive || undefined}
      >
        <input {...getInputProps({ 'aria-label': '사진 여러 장', accept: ACCEPTED_IMAGES })} />
        <UploadIcon />
        <p>
          {isDragActive ? '놓으면 바로 올라갑니다' : '사진 여러 장을 끌어다 놓으면 한 장씩 임시저장됩니다.'}
        </p>
        <AdminButton onClick={open}>여러 장 고르기</AdminButton>
      </div>
      {items.length > 0 && <BatchItems items={items} busy={busy} uploader={uploader} />}
      <LeaveDialog
        open={guard.isAsking}
        title="아직 올리는 사진이 있습니다"
        text="지금 나가면 남은 사진은 올라가지 않습니다. 임시저장된 사진은 그대로 있습니다."
        stay="계속 올리기"
        onStay={guard.stay}
        onLeave={guard.leave}
      />
    </section>
  )
}
