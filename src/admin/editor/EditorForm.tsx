import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { missingToPublish, type PostDraft } from '@/posts/postDraft'
import { isScheduled } from '@/posts/schedule'
import { isComposing } from '@/lib/browser/isComposing'
import { isRecord } from '@/lib/json'
import { BottomBar } from '../components/BottomBar'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { collectionTexts } from '../components/collectionTexts'
import { useListPath } from '../components/listState'
import { PageHeading } from '../components/PageHeading'
import { adminPostPaths } from '../components/adminPostPaths'
import { Pill } from '../components/Pill'
import { publishGateMessage } from '../components/publishGateMessage'
import styles from './Editor.module.scss'
import { EditorDialogs } from './EditorDialogs'
import { fieldLabel, sortFieldNames } from './formFields'
import { ItemFields } from './ItemFields'
import { RestoreNotice } from './RestoreNotice'
import type { AutosaveState } from './useDraftKeeping'
import { useItemEditor, type EditedItem } from './useItemEditor'

/** Shown in the bar when a publishing time is set. */
const SCHEDULED_NOTE = '그때까지 사이트에는 보이지 않습니다.'

/** Returns a line that says how the current changes are saved. */
export function autosaveMessage(unsaved: boolean, autosave: AutosaveState, stored: boolean): string {
  if (!unsaved) return stored ? '서버에 저장됨' : '임시저장 전'
  if (autosave === 'browser') return '이 브라우저에 보관됨'
  if (autosave === 'memory')
    return '브라우저 저장소가 가득 차 이 탭에만 보관합니다. 탭을 닫기 전에 저장해 주세요.'
  return '저장하지 않은 내용이 있습니다'
}

/** The form of one item, with its bar and dialogs. */
export function EditorForm(item: EditedItem) {
  const formRef = useRef<HTMLFormElement>(null)
  const focus = (name: string) => focusField(formRef.current, name)
  const editor = useItemEditor(item, focus)
  const { collection, row, form, picture, recovery, saving, remove } = editor
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
      <EditorHeading collection={collection} row={row} />
      <RestoreNotice recovery={recovery} updatedAt={item.row?.updatedAt ?? null} />
      <ItemFields editor={editor} inert={inert} status={autosaveText} />
      <EditorBar
        inert={inert}
        versions={row && adminPostPaths(collection, row.id).versions}
        scheduled={{ before: row !== null && isScheduled(row), now: draft.published_at !== null }}
        saving={saving.isSaving ? saving.requestedStatus : null}
        note={publishGateMessage(missing) ?? (draft.published_at === null ? autosaveText : SCHEDULED_NOTE)}
        failure={saving.failureMessage}
        onSaveAsNew={saving.isRowDeleted ? () => void editor.saveAsNew() : null}
        onSave={saving.submit}
        onDelete={() => void remove()}
      >
        {!editor.dirty && <BackToGateLink />}
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
      <EditorDialogs editor={editor} />
    </form>
  )
}

/** The page's heading, its collection and, for a saved row, its status. */
function EditorHeading({ collection, row }: { collection: Collection; row: Post | null }) {
  const { noun } = collectionTexts(collection)
  const list = useListPath(collection.adminListPath)
  const lead = row ? (
    <>
      {collection.name} · <Pill post={row} />
    </>
  ) : (
    collection.name
  )
  return (
    <PageHeading title={row ? `${noun} 수정` : `새 ${noun}`} lead={lead}>
      <Link to={list} className={adminButtonClass('ghost')}>
        목록으로
      </Link>
    </PageHeading>
  )
}

interface EditorBarProps {
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
  /** Messages that explain why saving is not possible. */
  children: ReactNode
}

function publishLabel({ before, now }: EditorBarProps['scheduled']): string {
  if (now) return before ? '예약 바꾸기' : '예약하기'
  return before ? '지금 게시하기' : '게시하기'
}

/** The bar at the bottom: state, errors and the buttons of the editor. */
function EditorBar({ inert, versions, scheduled, saving, note, failure, children, ...on }: EditorBarProps) {
  const messages = (
    <>
      {on.onSaveAsNew && <AdminButton onClick={on.onSaveAsNew}>새 글로 저장</AdminButton>}
      {children}
    </>
  )
  return (
    <BottomBar inert={inert} saving={saving !== null} note={note} failure={failure} messages={messages}>
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
      <AdminButton look="filled" aria-busy={saving === 'published'} onClick={() => on.onSave('published')}>
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

/** A link back to the list's publish dialog, with its selection, for an editor that was opened from there. */
function BackToGateLink() {
  const { state }: { state: unknown } = useLocation()
  if (!isRecord(state) || typeof state['back'] !== 'string') return null
  return (
    <Link to={state['back']} state={{ selected: state['selected'] }} className={adminButtonClass()}>
      남은 글 게시로 돌아가기
    </Link>
  )
}

/** Submits the form on Ctrl+S and ⌘S, wherever the focus is. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // With a Korean keyboard layout `key` is ㄴ, so the physical key counts as well.
      if (event.key.toLowerCase() !== 's' && event.code !== 'KeyS') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}

/** Focuses the field named by the address (`?field=alt`), once for each name. */
function useFieldFromAddress(focus: (name: string) => void) {
  const [parameters] = useSearchParams()
  const name = parameters.get('field')
  const initialFocus = useRef(focus)
  useEffect(() => {
    if (name) initialFocus.current(name)
  }, [name])
}

/** Selectors of fields that have no input with their name: the picture's button and the body's editable element. */
const fieldSelectors: Partial<Record<string, string>> = {
  image: '[data-dropzone] button',
  body: '[contenteditable="true"]',
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.querySelector<HTMLElement>(fieldSelectors[name] ?? `[name="${CSS.escape(name)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
