import { useDropzone } from 'react-dropzone'
import type { Collection } from '@/posts/definition'
import { Button } from '../components/Button'
import { UploadIcon } from '../components/icons'
import { LeaveDialog } from '../components/LeaveDialog'
import { useLeaveGuard } from '../components/useLeaveGuard'
import { BatchItems } from './BatchItems'
import styles from './BatchUpload.module.scss'
import { useUploadQueue } from './useUploadQueue'

/** Takes many photographs at once: each becomes a draft, with its own progress, cancel and retry (decisions §4). */
export default function BatchUpload({ collection }: { collection: Collection }) {
  const { items, busy, uploader } = useUploadQueue(collection)
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
        <input {...getInputProps({ 'aria-label': '사진 여러 장', accept: 'image/*' })} />
        <UploadIcon />
        <p>
          {isDragActive ? '놓으면 바로 올라갑니다' : '사진 여러 장을 끌어다 놓으면 한 장씩 임시저장됩니다.'}
        </p>
        <Button onClick={open}>여러 장 고르기</Button>
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
