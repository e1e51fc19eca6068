import { type FormEvent, useRef } from 'react'
import { missingToPublish } from '@/posts/publishGate'
import { isScheduled } from '@/posts/scheduled'
import { publishGateMessage } from '../components/publishGateMessage'
import { pathsOfPost } from '../components/pathsOfPost'
import { autosaveMessage } from './autosaveMessage'
import { BackToGate } from './BackToGate'
import { Columns } from './Columns'
import styles from './Editor.module.scss'
import { EditorBar } from './EditorBar'
import { EditorDialogs } from './EditorDialogs'
import { EditorHeading } from './EditorHeading'
import { Faults } from './Faults'
import { inOrder } from './fieldLabels'
import { PictureFields, TextFields } from './ItemFields'
import { RestoreNotice } from './RestoreNotice'
import { useItemEditor, type EditedItem } from './useItemEditor'
import { useNamedField } from './useNamedField'
import { useSaveShortcut } from './useSaveShortcut'

/** Said at its foot of what is published at a time. */
const WAITS = '그때까지 사이트에는 보이지 않습니다.'

/** The form of one item: its fields, its foot and what it asks. */
export function EditorForm(item: EditedItem) {
  const element = useRef<HTMLFormElement>(null)
  const focus = (name: string) => focusField(element.current, name)
  const editor = useItemEditor(item, focus)
  const { collection, row, form, picture, earlier, saving, remove } = editor
  const { draft } = form
  const autosaved = autosaveMessage(editor.dirty, editor.autosave, row !== null)
  const missing = missingToPublish(draft, draft.image !== null || picture.isNew)
  // Earlier work waits for an answer: nothing can be typed or saved over it before.
  const inert = earlier.offers.length > 0
  useSaveShortcut(element)
  useNamedField(focus)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!inert) saving.submit(draft.status)
  }

  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <EditorHeading collection={collection} row={row} />
      <RestoreNotice earlier={earlier} updatedAt={item.row?.updatedAt ?? null} />
      <Columns
        inert={inert}
        texts={<TextFields editor={editor} status={autosaved} />}
        picture={<PictureFields editor={editor} />}
      />
      <EditorBar
        inert={inert}
        versions={row && pathsOfPost(collection, row.id).versions}
        scheduled={{ before: row !== null && isScheduled(row), now: draft.published_at !== null }}
        saving={saving.saving ? saving.asked : null}
        note={publishGateMessage(missing) ?? (draft.published_at === null ? autosaved : WAITS)}
        failure={saving.failure}
        onSaveAsNew={saving.isGone ? () => void editor.saveAsNew() : null}
        onSave={saving.submit}
        onDelete={() => void remove()}
      >
        {!editor.dirty && <BackToGate />}
        <Faults
          lead={saving.asked === 'published' ? '게시하려면 아직 필요합니다:' : '저장하기 전에 고쳐 주세요:'}
          collection={collection}
          names={inOrder(Object.keys(form.faults))}
          onGo={focus}
        />
      </EditorBar>
      <p role="status" className="visually-hidden">
        {editor.dirty && editor.autosave === 'memory' && autosaved}
      </p>
      <EditorDialogs editor={editor} />
    </form>
  )
}

/** Fields that no input of their name stands for: the picture's is its button, the text's the element that is written in. */
const elements: Partial<Record<string, string>> = {
  image: '[data-dropzone] button',
  body: '[contenteditable="true"]',
}

/** Moves the focus to a field that is wrong. */
function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.querySelector<HTMLElement>(elements[name] ?? `[name="${CSS.escape(name)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
