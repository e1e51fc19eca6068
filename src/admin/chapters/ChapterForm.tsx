import { useId, useState } from 'react'
import { Link } from 'react-router-data'
import { chapters as words } from '#messages/admin/chapters'
import { serial } from '#messages/admin/serial'
import { atLeast } from '@/config/breakpoints'
import { MAX_NOTE_LENGTH } from '@/config/constants'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { missingFields } from '@/posts/owner/publishGate'
import { adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { publishGateMessage } from '../components/publishGateMessage'
import { autosaveMessage } from '../editor/autosaveMessage'
import { EditorBar } from '../editor/EditorBar'
import { EditorDialogs } from '../editor/EditorDialogs'
import { Field } from '../editor/Field'
import { RestoreNotice } from '../editor/RestoreNotice'
import { RightsFields } from '../editor/RightsFields'
import type { EditedItem, ItemEditor } from '../editor/useItemEditor'
import { PublishGate } from '../episodes/PublishGate'
import { SerialFields } from '../episodes/SerialFields'
import { SerialHeading } from '../episodes/SerialHeading'
import { findNoteFault } from '../episodes/serialMeta'
import { useSerialEditor } from '../episodes/useSerialEditor'
import { prepareSerialMeta, type SerialWork } from '../episodes/useSerialWork'
import { ViewTabs } from '../episodes/ViewTabs'
import { PublishCard } from '../schedule/PublishCard'
import { ChapterLengths } from './ChapterLengths'
import { ChapterText } from './ChapterText'
import { textRequirement } from './textRequirement'
import styles from '../episodes/SerialForm.module.scss'

/** Below this width publishing and the note are a tab. */
const TWO_COLUMNS = atLeast('laptop')

/** The form of one chapter, with its bar and dialogs. */
export function ChapterForm(item: EditedItem) {
  const [tab, setTab] = useState<Tab>('write')
  const show = (name: string) => setTab(SIDE_FIELDS.has(name) ? 'publish' : 'write')
  const serialEditor = useSerialEditor(item, show, chapterOptions)
  const { editor, work: chapter, save, gate, inert, focus } = serialEditor
  const { collection, row, form, recovery } = editor
  const autosaveText = autosaveMessage(editor.dirty, editor.autosave, row !== null)

  return (
    <form {...serialEditor.form} noValidate className={styles.form}>
      <SerialHeading editor={editor} work={chapter} />
      <RestoreNotice recovery={recovery} updatedAt={item.row?.updatedAt ?? null} />
      <Columns
        editor={editor}
        chapter={chapter}
        inert={inert}
        autosaveText={autosaveText}
        tab={tab}
        onTab={setTab}
      />
      <EditorBar
        editor={editor}
        inert={inert}
        autosaveText={autosaveText}
        alwaysShowNote
        note={publishGateMessage(missingFields(collection, form.draft)) ?? autosaveText}
        focus={focus}
        onSave={save}
      />
      <PublishGate
        {...{ gate, editor }}
        work={chapter}
        requirements={gate.isOpen ? [textRequirement(form.draft.body)] : []}
        onGoTo={focus}
      />
      <EditorDialogs editor={editor} />
    </form>
  )
}

const chapterOptions = {
  rules: {
    findMissing: (draft: PostDraft) => missingFields({ key: 'chapters' }, draft),
    findFaults: findNoteFault,
  },
  prepare: async (collection: Collection, draft: PostDraft, chapter: SerialWork) => ({
    meta: await prepareSerialMeta(collection, draft, chapter),
  }),
}

type Tab = 'write' | 'publish'

const viewTabs = () => [['write', serial.write] as const, ['publish', words.publishTab] as const]
const SIDE_FIELDS: ReadonlySet<string> = new Set(['published_at', 'meta.note', 'meta.rights'])

interface ColumnsProps {
  editor: ItemEditor
  chapter: SerialWork
  inert: boolean
  autosaveText: string
  tab: Tab
  onTab: (tab: Tab) => void
}

/** Fields and text, and beside them publishing, the author's note and the terms. One of the two at a time on narrow screens. */
function Columns({ editor, chapter, inert, autosaveText, tab, onTab }: ColumnsProps) {
  const isWide = useMediaQuery(TWO_COLUMNS)
  const { collection, row, form } = editor
  return (
    <div inert={inert} className={styles.inner}>
      {!isWide && <ViewTabs tabs={viewTabs()} active={tab} onSelect={onTab} />}
      <div className={styles.columns} data-both={isWide || undefined}>
        <div className={styles.column} hidden={!isWide && tab !== 'write'}>
          <SerialFields editor={editor} work={chapter} />
          <ChapterText
            key={form.bodyRevision}
            initial={form.draft.body}
            body={form.draft.body}
            fault={form.faults['body']}
            status={autosaveText}
            onChange={(body) => form.change({ body })}
          />
        </div>
        <div className={styles.column} hidden={!isWide && tab !== 'publish'}>
          <PublishCard
            compact
            key={form.bodyRevision}
            moment={form.draft.published_at}
            error={form.faults['published_at']}
            onChange={(moment) => form.change({ published_at: moment })}
          />
          <NoteField chapter={chapter} fault={form.faults['meta.note']} />
          <RightsFields form={form} />
          <ChapterLengths id={row?.id ?? null} chapter={chapter} body={form.draft.body} />
          {row && (
            <Link to={adminPostPaths(collection, row.id).share} className={adminButtonClass()}>
              {serial.sharePreview}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

function NoteField({ chapter, fault }: { chapter: SerialWork; fault: string | undefined }) {
  const id = useId()
  const { note } = chapter.fields
  return (
    <Field
      id={id}
      label={serial.note}
      hint={serial.noteLength(Array.from(note).length, MAX_NOTE_LENGTH)}
      fault={fault}
    >
      <textarea
        id={id}
        name="meta.note"
        rows={4}
        value={note}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => chapter.changeFields({ note: target.value })}
      />
    </Field>
  )
}
