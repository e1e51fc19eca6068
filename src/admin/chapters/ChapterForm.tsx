import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-data'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { isScheduled } from '@/posts/schedule'
import type { PostDraft } from '@/posts/postDraft'
import { missingFields } from '@/posts/publishGate'
import { NumberTakenError } from '@/posts/serialErrors'
import { adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { findDeskSeries } from '../components/deskSeries'
import { publishGateMessage } from '../components/publishGateMessage'
import { SeriesChip } from '../components/SeriesChip'
import { EditorBar, Faults } from '../editor/EditorBar'
import { EditorDialogs } from '../editor/EditorDialogs'
import { autosaveMessage } from '../editor/EditorForm'
import { EditorHeading } from '../editor/EditorHeading'
import { Field } from '../editor/Field'
import { sortFieldNames } from '../editor/formFields'
import { focusField, useFieldFromAddress, useSaveShortcut } from '../editor/formNavigation'
import { RestoreNotice } from '../editor/RestoreNotice'
import { useItemEditor, type EditedItem, type ItemEditor } from '../editor/useItemEditor'
import { findNumberOwner, refetchSeriesNumbers } from '../episodes/seriesNumbers'
import { PublishCard } from '../schedule/PublishCard'
import { ChapterFields } from './ChapterFields'
import styles from './ChapterForm.module.scss'
import { chapterRules, NOTE_LENGTH } from './chapterMeta'
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
      <Columns editor={editor} chapter={chapter} inert={inert} tab={tab} onTab={setTab} />
      <Bar editor={editor} inert={inert} onSave={(status) => void save(status)} focus={focus} />
      <EditorDialogs editor={editor} />
    </form>
  )
}

interface BarProps {
  editor: ItemEditor
  inert: boolean
  onSave: (status: PostDraft['status']) => void
  focus: (name: string) => void
}

function Bar({ editor, inert, onSave, focus }: BarProps) {
  const { collection, row, form, saving } = editor
  const { draft } = form
  const autosaveText = autosaveMessage(editor.dirty, editor.autosave, row !== null)
  return (
    <>
      <EditorBar
        inert={inert}
        versions={row && adminPostPaths(collection, row.id).versions}
        scheduled={{ before: row !== null && isScheduled(row), now: draft.published_at !== null }}
        saving={saving.isSaving ? saving.requestedStatus : null}
        note={publishGateMessage(missingFields(collection, draft)) ?? autosaveText}
        failure={saving.failureMessage}
        onSaveAsNew={saving.isRowDeleted ? () => void editor.saveAsNew() : null}
        onSave={onSave}
        onDelete={() => void editor.remove()}
      >
        <Faults
          lead={
            saving.requestedStatus === 'published'
              ? '게시하려면 아직 필요합니다:'
              : '저장하기 전에 고쳐 주세요:'
          }
          collection={collection}
          names={sortFieldNames(Object.keys(form.faults))}
          onGo={focus}
        />
      </EditorBar>
      <p role="status" className="visually-hidden">
        {editor.dirty && editor.autosave === 'memory' && autosaveText}
      </p>
    </>
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
  tab: Tab
  onTab: (tab: Tab) => void
}

/** Fields and text, and beside them publishing and the author's note. One of the two at a time on narrow screens. */
function Columns({ editor, chapter, inert, tab, onTab }: ColumnsProps) {
  const isWide = useMediaQuery(TWO_COLUMNS)
  const { collection, row, form } = editor
  return (
    <div inert={inert} className={styles.inner}>
      {!isWide && (
        <div className={styles.tabs} role="group" aria-label="보기">
          {tabs.map(([value, label]) => (
            <button key={value} type="button" aria-pressed={tab === value} onClick={() => onTab(value)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.columns} data-both={isWide || undefined}>
        <div className={styles.column} hidden={!isWide && tab !== 'write'}>
          <ChapterFields editor={editor} chapter={chapter} />
          <ChapterText
            key={form.bodyRevision}
            initial={form.draft.body}
            body={form.draft.body}
            fault={form.faults['body']}
            status={autosaveMessage(editor.dirty, editor.autosave, row !== null)}
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
    <Field id={id} label="작가의 말" hint={`${Array.from(note).length}/${NOTE_LENGTH}자`} fault={fault}>
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
