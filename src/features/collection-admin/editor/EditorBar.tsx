import { type ReactNode, useRef } from 'react'
import { Button } from '../parts/Button'
import { useBottomBar } from '../parts/useBottomBar'
import type { PostDraft } from '@/collections/postDraft'
import styles from './Editor.module.scss'

interface Props {
  inert: boolean
  /** Whether there is a row that could be deleted. */
  stored: boolean
  /** Whether the row waits for its time, and whether it shall be published at one. */
  scheduled: { before: boolean; now: boolean }
  saving: boolean
  /** How the work stands, while nothing is wrong. */
  note: string
  failure: string | null
  onSave: (status: PostDraft['status']) => void
  onDelete: () => void
  /** Goes on as a new item, for the row is gone; null while it is not. */
  onSaveAsNew: (() => void) | null
  /** What stands in the way of saving. */
  children: ReactNode
}

function publishLabel({ before, now }: Props['scheduled']): string {
  if (now) return before ? '예약 바꾸기' : '예약하기'
  return before ? '지금 게시하기' : '게시하기'
}

/** The editor's foot: how the work stands, what went wrong, and everything that can be done with the row. */
export function EditorBar({ inert, stored, scheduled, saving, note, failure, children, ...on }: Props) {
  const bar = useRef<HTMLElement>(null)
  useBottomBar(bar)
  return (
    <footer ref={bar} className={styles.bar} inert={inert}>
      <div className={styles.words}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {on.onSaveAsNew && <Button onClick={on.onSaveAsNew}>새 글로 저장</Button>}
        {children}
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.buttons}>
        {stored && (
          <Button look="warn" onClick={on.onDelete}>
            삭제
          </Button>
        )}
        <Button aria-busy={saving} onClick={() => on.onSave('draft')}>
          {scheduled.before ? '예약 취소' : '임시저장'}
        </Button>
        <Button look="filled" aria-busy={saving} onClick={() => on.onSave('published')}>
          {publishLabel(scheduled)}
        </Button>
      </div>
    </footer>
  )
}
