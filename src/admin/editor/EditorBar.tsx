import type { ReactNode } from 'react'
import { Link } from 'react-router-data'
import type { PostDraft } from '@/posts/postDraft'
import { BottomBar } from '../components/BottomBar'
import { Button, buttonClass } from '../components/Button'

interface Props {
  inert: boolean
  /** Where the earlier versions of the row are; null while there is none. */
  versions: string | null
  /** Whether the row waits for its time, and whether it shall be published at one. */
  scheduled: { before: boolean; now: boolean }
  /** What is being saved, which tells the button that was pressed; null while nothing is. */
  saving: PostDraft['status'] | null
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
export function EditorBar({ inert, versions, scheduled, saving, note, failure, children, ...on }: Props) {
  const words = (
    <>
      {on.onSaveAsNew && <Button onClick={on.onSaveAsNew}>새 글로 저장</Button>}
      {children}
    </>
  )
  return (
    <BottomBar inert={inert} saving={saving !== null} note={note} failure={failure} words={words}>
      {versions !== null && (
        <>
          <Link to={versions} className={buttonClass('ghost')}>
            이전 판
          </Link>
          <Button look="warn" onClick={on.onDelete}>
            삭제
          </Button>
        </>
      )}
      <Button aria-busy={saving === 'draft'} onClick={() => on.onSave('draft')}>
        {scheduled.before ? '예약 취소' : '임시저장'}
      </Button>
      <Button look="filled" aria-busy={saving === 'published'} onClick={() => on.onSave('published')}>
        {publishLabel(scheduled)}
      </Button>
    </BottomBar>
  )
}
