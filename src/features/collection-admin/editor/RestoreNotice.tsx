import { Button } from '../parts/Button'
import { formatMoment } from '../parts/formatMoment'
import type { LocalDraft } from './localDrafts'
import styles from './Editor.module.scss'

interface Props {
  kept: LocalDraft
  /** Whether the row was saved elsewhere since this work began. */
  changedMeanwhile: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers the unsaved work of an earlier visit (decisions §4). */
export function RestoreNotice({ kept, changedMeanwhile, onRestore, onDiscard }: Props) {
  return (
    <div className={styles.restore} role="status">
      <p>
        <b>저장하지 않은 내용이 남아 있습니다.</b> {formatMoment(new Date(kept.savedAt).toISOString())}에
        보관했습니다.
        {changedMeanwhile && ' 그 뒤에 이 글이 다른 곳에서 바뀌었습니다.'}
      </p>
      <div>
        <Button onClick={onDiscard}>버리기</Button>
        <Button look="filled" onClick={onRestore}>
          복원
        </Button>
      </div>
    </div>
  )
}
