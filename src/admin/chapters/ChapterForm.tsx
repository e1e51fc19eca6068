import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-data'
import { atLeast } from '@/config/breakpoints'
import { MAX_NOTE_LENGTH } from '@/config/constants'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import type { PostDraft } from '@/posts/postDraft'
import { missingFields } from '@/posts/publishGate'
import { NumberTakenError } from '@/posts/serialErrors'
import { adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { findDeskSeries } from '../components/deskSeries'
import { publishGateMessage } from '../components/publishGateMessage'
import { SeriesChip } from '../components/SeriesChip'
import { EditorBar } from '../editor/EditorBar'
import { EditorDialogs } from '../editor/EditorDialogs'
import { autosaveMessage } from '../editor/EditorForm'
import { EditorHeading } from '../editor/EditorHeading'
import { Field } from '../editor/Field'
import { focusField, useFieldFromAddress, useSaveShortcut } from '../editor/formNavigation'
import { RestoreNotice } from '../editor/RestoreNotice'
import { useItemEditor, type EditedItem, type ItemEditor } from '../editor/useItemEditor'
import styles from '../episodes/SerialForm.module.scss'
import { findNumberOwner, refetchSeriesNumbers } from '../episodes/seriesNumbers'
import { ViewTabs } from '../episodes/ViewTabs'
import { PublishCard } from '../schedule/PublishCard'
import { ChapterFields } from './ChapterFields'
import { chapterRules } from './chapterMeta'
import { ChapterText } from './ChapterText'
import { prepareChapter, useChapter, type Chapter } from './useChapter'

/** Below this width publishing and the note are a tab. */
const TWO_COLUMNS = atLeast('laptop')

/** The form of one chapter, with its bar and dialogs. */
export function ChapterForm(item: EditedItem) {
  const formRef = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<Tab>('write')
  const focus = (name: string) => {
    // The field must be visible to take the focus.
    setTab(SIDE_FIELDS.has(name) ? 'publish' : 'write')
    requestAnimationFrame(() => focusField(formRef.current, name))
  }
  const { editor, chapter, save } = useChapterEditor(item, focus)
  const { collection, row, form, recovery } = editor
  const autosaveText = autosaveMessage(editor.dirty, editor.autosave, row !== null)
  // Nothing can be typed or saved until the owner has answered the offer of a stored draft.
  const inert = recovery.offers.length > 0
  useSaveShortcut(formRef)
  useFieldFromAddress(focus)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!inert) void save(form.draft.status)
  }

  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
      <EditorHeading
        collection={collection}
        row={row}
        details={
          <>
            <SeriesChip series={findDeskSeries(collection, chapter.novel)} />
            {chapter.number !== null && ` · ${chapter.number}장`}
          </>
        }
      />
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
        note={publishGateMessage(missingFields(collection, form.draft)) ?? autosaveText}
        focus={focus}
        onSave={(status) => void save(status)}
      />
      <EditorDialogs editor={editor} />
    </form>
  )
}

/** The editor's state with the chapter's fields. A number of another post is reported before it is written. */
function useChapterEditor(item: EditedItem, focus: (name: string) => void) {
  const { collection } = item
  const latest = useRef<Chapter | null>(null)
  const editor = useItemEditor({ ...item, rules: chapterRules }, focus, {
    prepareDraft: (draft) => prepareChapter(collection, draft, latest.current),
    onFailure: (error) => {
      if (!(error instanceof NumberTakenError)) return
      void refetchSeriesNumbers(collection, latest.current?.novel ?? '')
      focus('meta.number')
    },
  })
  const chapter = useChapter(editor)
  useEffect(() => {
    latest.current = chapter
  })

  async function save(status: PostDraft['status']) {
    const numbers = await refetchSeriesNumbers(collection, chapter.novel)
    const { number } = chapter
    const owner = numbers && number !== null && findNumberOwner(numbers, number, editor.row?.id ?? null)
    if (owner) {
      await editor.saveNow()
      return focus('meta.number')
    }
    return editor.saving.submit(status)
  }

  return { editor, chapter, save }
}

type Tab = 'write' | 'publish'

const tabs = [
  ['write', '쓰기'],
  ['publish', '게시와 작가의 말'],
] as const
const SIDE_FIELDS: ReadonlySet<string> = new Set(['published_at', 'meta.note'])

interface ColumnsProps {
  editor: ItemEditor
  chapter: Chapter
  inert: boolean
  autosaveText: string
  tab: Tab
  onTab: (tab: Tab) => void
}

/** Fields and text, and beside them publishing and the author's note. One of the two at a time on narrow screens. */
function Columns({ editor, chapter, inert, autosaveText, tab, onTab }: ColumnsProps) {
  const isWide = useMediaQuery(TWO_COLUMNS)
  const { collection, row, form } = editor
  return (
    <div inert={inert} className={styles.inner}>
      {!isWide && <ViewTabs tabs={tabs} active={tab} onSelect={onTab} />}
      <div className={styles.columns} data-both={isWide || undefined}>
        <div className={styles.column} hidden={!isWide && tab !== 'write'}>
          <ChapterFields editor={editor} chapter={chapter} />
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
            key={form.bodyRevision}
            moment={form.draft.published_at}
            error={form.faults['published_at']}
            onChange={(moment) => form.change({ published_at: moment })}
          />
          <NoteField chapter={chapter} fault={form.faults['meta.note']} />
          {row && (
            <Link to={adminPostPaths(collection, row.id).share} className={adminButtonClass()}>
              공유 미리보기
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

function NoteField({ chapter, fault }: { chapter: Chapter; fault: string | undefined }) {
  const id = useId()
  const { note } = chapter.fields
  return (
    <Field id={id} label="작가의 말" hint={`${Array.from(note).length}/${MAX_NOTE_LENGTH}자`} fault={fault}>
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
