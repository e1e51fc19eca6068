import type { ReactNode } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/postDraft'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { BottomBar } from '../components/BottomBar'
import styles from './Editor.module.scss'
import { fieldLabel } from './formFields'

export interface EditorBarProps {
  inert: boolean
  /** Path of the row's versions; null for a new item. */
  versions: string | null
  /** `before`: the saved row is scheduled. `now`: the form has a publishing time. */
  scheduled: { before: boolean; now: boolean }
  /** The status being saved, which marks the pressed button as busy; null while nothing is saved. */
  saving: PostDraft['status'] | null
  note: string
  failure: string | null
  onSave: (status: PostDraft['status']) => void
  onDelete: () => void
  /** Saves as a new item if the row was deleted elsewhere; otherwise null. */
  onSaveAsNew: (() => void) | null
  /** Publishing is not possible yet, as the note says. The button still reports a click. */
  isPublishingHeld?: boolean
  /** Shows the note on narrow screens as well. */
  alwaysShowNote?: boolean
  /** Further buttons, before those of every item. */
  buttons?: ReactNode
  /** Messages that explain why saving is not possible. */
  children: ReactNode
}

function publishLabel({ before, now }: EditorBarProps['scheduled']): string {
  if (now) return before ? '예약 바꾸기' : '예약하기'
  return before ? '지금 게시하기' : '게시하기'
}

/** The bar at the bottom: state, errors and the buttons of the editor. */
export function EditorBar({ inert, versions, scheduled, saving, buttons, children, ...on }: EditorBarProps) {
  const messages = (
    <>
      {on.onSaveAsNew && <AdminButton onClick={on.onSaveAsNew}>새 글로 저장</AdminButton>}
      {children}
    </>
  )
  return (
    <BottomBar
      alwaysShowNote={on.alwaysShowNote ?? false}
      inert={inert}
      saving={saving !== null}
      note={on.note}
      failure={on.failure}
      messages={messages}
    >
      {buttons}
      {versions !== null && (
        <>
          <Link to={versions} className={adminButtonClass('ghost')}>
            이전 판
          </Link>
          <AdminButton look="warn" onClick={on.onDelete}>
            삭제
          </AdminButton>
        </>
      )}
      <AdminButton aria-busy={saving === 'draft'} onClick={() => on.onSave('draft')}>
        {scheduled.before ? '예약 취소' : '임시저장'}
      </AdminButton>
      <AdminButton
        look="filled"
        aria-busy={saving === 'published'}
        aria-disabled={on.isPublishingHeld || undefined}
        onClick={() => on.onSave('published')}
      >
        {publishLabel(scheduled)}
      </AdminButton>
    </BottomBar>
  )
}

interface FaultsProps {
  /** Names the action that the faults prevent. */
  lead: string
  collection: Collection
  names: readonly string[]
  onGo: (name: string) => void
}

/** The missing or invalid fields in one line. Each name is a button that moves the focus to its field. */
export function Faults({ lead, collection, names, onGo }: FaultsProps) {
  if (names.length === 0) return null
  return (
    <p className={styles.faults} role="alert">
      {lead}
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onGo(name)}>
          {fieldLabel(collection, name)}
        </button>
      ))}
    </p>
  )
}
