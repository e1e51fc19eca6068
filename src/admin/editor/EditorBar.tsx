import type { ReactNode } from 'react'
import { Link } from 'react-router-data'
import { editor as words } from '#messages/admin/editor'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { isScheduled } from '@/posts/owner/schedule'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { BottomBar } from '../components/BottomBar'
import { fieldLabel, sortFieldNames } from './fieldLabels'
import type { ItemEditor } from './useItemEditor'
import styles from './Editor.module.scss'

interface Props {
  editor: ItemEditor
  inert: boolean
  /** Describes how the changes are saved. */
  autosaveText: string
  note: string
  /** Moves the focus to a field. */
  focus: (name: string) => void
  onSave: (status: PostDraft['status']) => void
  /** Publishing is not possible yet, as the note says. The button still reports a click. */
  isPublishingHeld?: boolean
  /** Shows the note on narrow screens as well. */
  alwaysShowNote?: boolean
  /** Replaces the words before the faults. */
  faultsLead?: string
  /** Further buttons, before those of every item. */
  buttons?: ReactNode
  /** Shown before the faults. */
  children?: ReactNode
}

/** `before`: the saved row is scheduled. `now`: the form has a publishing time. */
interface Scheduled {
  before: boolean
  now: boolean
}

function publishLabel({ before, now }: Scheduled): string {
  if (now) return before ? words.bar.changeSchedule : words.bar.schedule
  return before ? words.bar.publishNow : words.bar.publish
}

const faultsLead = (status: PostDraft['status']) =>
  status === 'draft' ? words.bar.fixToSave : words.bar.neededToPublish

/** The bar at the bottom: state, errors and the buttons of the editor. */
export function EditorBar({ editor, inert, autosaveText, note, focus, onSave, children, ...props }: Props) {
  const { collection, form, saving, dirty, autosave } = editor
  const messages = (
    <>
      {saving.isRowDeleted && (
        <AdminButton onClick={() => void editor.saveAsNew()}>{words.saveAsNew}</AdminButton>
      )}
      {children}
      <Faults
        lead={props.faultsLead ?? faultsLead(saving.requestedStatus)}
        collection={collection}
        names={sortFieldNames(collection, Object.keys(form.faults))}
        onGo={focus}
      />
    </>
  )
  return (
    <>
      <BottomBar
        alwaysShowNote={props.alwaysShowNote ?? false}
        inert={inert}
        saving={saving.isSaving}
        note={note}
        failure={saving.failureMessage}
        messages={messages}
      >
        {props.buttons}
        <Buttons editor={editor} isPublishingHeld={props.isPublishingHeld ?? false} onSave={onSave} />
      </BottomBar>
      <p role="status" className="visually-hidden">
        {dirty && autosave === 'memory' && autosaveText}
      </p>
    </>
  )
}

interface ButtonsProps {
  editor: ItemEditor
  isPublishingHeld: boolean
  onSave: (status: PostDraft['status']) => void
}

/** The buttons of every item. The pressed one is busy while the item is saved. */
function Buttons({
  editor: { collection, row, form, saving, remove },
  isPublishingHeld,
  onSave,
}: ButtonsProps) {
  const scheduled = { before: row !== null && isScheduled(row), now: form.draft.published_at !== null }
  const savedStatus = saving.isSaving ? saving.requestedStatus : null
  return (
    <>
      {row && (
        <>
          <Link to={adminPostPaths(collection, row.id).versions} className={adminButtonClass('ghost')}>
            {words.bar.versions}
          </Link>
          <AdminButton look="warn" onClick={() => void remove()}>
            {words.bar.remove}
          </AdminButton>
        </>
      )}
      <AdminButton aria-busy={savedStatus === 'draft'} onClick={() => onSave('draft')}>
        {scheduled.before ? words.bar.unschedule : words.bar.saveDraft}
      </AdminButton>
      <AdminButton
        look="filled"
        aria-busy={savedStatus === 'published'}
        aria-disabled={isPublishingHeld || undefined}
        onClick={() => onSave('published')}
      >
        {publishLabel(scheduled)}
      </AdminButton>
    </>
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
function Faults({ lead, collection, names, onGo }: FaultsProps) {
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
