import { Button } from '../components/Button'
import { ProgressBar } from '../components/ProgressBar'
import styles from './BatchUpload.module.scss'
import { canBeRetried, isEnded, type UploadItem, type UploadPhase } from './uploadQueue'
import type { useUploadQueue } from './useUploadQueue'

const phases: Record<UploadPhase, string> = {
  waiting: '기다리는 중',
  reading: '읽는 중',
  uploading: '올리는 중',
  saving: '저장하는 중',
  done: '임시저장됨',
  failed: '올리지 못함',
  cancelled: '취소함',
}

/** How far the photographs are, each with its own way out. */
export function BatchItems({ items, busy, uploader }: ReturnType<typeof useUploadQueue>) {
  const ended = items.filter(isEnded).length
  return (
    <>
      <p className={styles.summary} role="status">
        {items.length}장 가운데 {ended}장을 마쳤습니다.
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
      {!busy && <Button onClick={() => uploader.clear()}>목록 지우기</Button>}
    </>
  )
}

interface ItemProps {
  item: UploadItem
  onCancel: () => void
  onRetry: () => void
}

function Item({ item, onCancel, onRetry }: ItemProps) {
  const { name, phase, progress, message } = item
  return (
    <li className={styles.item} data-phase={phase}>
      <span className={styles.name}>{name}</span>
      <span className={styles.phase}>{phases[phase]}</span>
      {!isEnded(item) && (
        <>
          <ProgressBar label={`${name} 올리기`} share={progress} />
          {phase !== 'saving' && (
            <Button look="ghost" aria-label={`${name} 취소`} onClick={onCancel}>
              취소
            </Button>
          )}
        </>
      )}
      {message && (
        <p role="alert" className={styles.fault}>
          {message}
        </p>
      )}
      {canBeRetried(item) && (
        <Button look="ghost" aria-label={`${name} 다시 올리기`} onClick={onRetry}>
          다시 올리기
        </Button>
      )}
    </li>
  )
}
