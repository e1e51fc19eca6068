import { useRef, type ComponentType, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router-data'
import { editor as words } from '#messages/admin/editor'
import { schedule } from '#messages/admin/schedule'
import { isRecord } from '@/lib/json'
import { missingToPublish } from '@/posts/owner/postDraft'
import { adminButtonClass } from '../components/AdminButton'
import { publishGateMessage } from '../components/publishGateMessage'
import { autosaveMessage } from './autosaveMessage'
import { EditorBar } from './EditorBar'
import { EditorDialogs } from './EditorDialogs'
import { EditorHeading } from './EditorHeading'
import { focusField, useFieldFromAddress, useSaveShortcut } from './formNavigation'
import { ItemFields, type ItemFieldsProps } from './ItemFields'
import { RestoreNotice } from './RestoreNotice'
import { useItemEditor, type EditedItem } from './useItemEditor'
import styles from './Editor.module.scss'

interface Props extends EditedItem {
  /** The fields, if they are not those of every item. */
  fields?: ComponentType<ItemFieldsProps>
  /** The heading of a saved item is its title, instead of saying that it is edited. */
  isTitled?: boolean
}

/** The form of one item, with its bar and dialogs. */
export function EditorForm({ fields: Fields = ItemFields, isTitled = false, ...item }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const focus = (name: string) => focusField(formRef.current, name)
  const editor = useItemEditor(item, focus)
  const { collection, row, form, picture, recovery, saving } = editor
  const { draft } = form
  const autosaveText = autosaveMessage(editor.dirty, editor.autosave, row !== null)
  const missing = missingToPublish(draft, draft.image !== null || picture.isNew)
  // Nothing can be typed or saved until the owner has answered the offer of a stored draft.
  const inert = recovery.offers.length > 0
  useSaveShortcut(formRef)
  useFieldFromAddress(focus)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!inert) saving.submit(draft.status)
  }

  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
      <EditorHeading collection={collection} row={row} isTitled={isTitled} />
      <RestoreNotice recovery={recovery} updatedAt={item.row?.updatedAt ?? null} />
      <Fields editor={editor} inert={inert} status={autosaveText} />
      <EditorBar
        editor={editor}
        inert={inert}
        autosaveText={autosaveText}
        note={
          publishGateMessage(missing, collection.key) ??
          (draft.published_at === null ? autosaveText : schedule.hiddenUntilThen)
        }
        focus={focus}
        onSave={saving.submit}
      >
        {!editor.dirty && <BackToGateLink />}
      </EditorBar>
      <EditorDialogs editor={editor} />
    </form>
  )
}

/** A link back to the list's publish dialog, with its selection, for an editor that was opened from there. */
function BackToGateLink() {
  const { state }: { state: unknown } = useLocation()
  if (!isRecord(state) || typeof state['back'] !== 'string') return null
  return (
    <Link to={state['back']} state={{ selected: state['selected'] }} className={adminButtonClass()}>
      {words.bar.backToGate}
    </Link>
  )
}
