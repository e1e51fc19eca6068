import { type FormEvent, useRef, useEffect, type RefObject, type ReactNode } from 'react'
import { missingToPublish } from '@/posts/publishGate'
import { isScheduled } from '@/posts/scheduled'
import { publishGateMessage } from '../components/publishGateMessage'
import { pathsOfPost } from '../components/pathsOfPost'
import styles from './Editor.module.scss'
import { EditorBar } from './EditorBar'
import { EditorDialogs } from './EditorDialogs'
import { inOrder, fieldLabel } from './fieldLabels'
import { PictureFields, TextFields } from './ItemFields'
import { RestoreNotice } from './RestoreNotice'
import { useItemEditor, type EditedItem } from './useItemEditor'
import type { AutosaveState } from './useAutosave'
import { useSearchParams, Link, useLocation } from 'react-router-data'
import { isRecord } from '@/lib/json'
import { buttonClass } from '../components/Button'
import { isComposing } from '@/lib/browser/isComposing'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { nounsOf } from '../components/collectionNouns'
import { useListPath } from '../components/listState'
import { PageHeading } from '../components/PageHeading'
import { Pill } from '../components/Pill'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'

/** The desk's own column takes 248 px; beside 372 px for the picture less would be left for the text than a phone has. */
const TWO_COLUMNS = atLeast('laptop')

interface ColumnsProps {
  inert: boolean
  texts: ReactNode
  picture: ReactNode
}

/**
 * The text and, beside it, the picture with what belongs to it. One below the other the picture comes first, in the
 * document as well, so that Tab goes the way that the eye goes.
 */
function Columns({ inert, texts, picture }: ColumnsProps) {
  const both = useMediaQuery(TWO_COLUMNS)
  const columns = [
    <div key="texts" className={styles.column}>
      {texts}
    </div>,
    <div key="picture" className={styles.column}>
      {picture}
    </div>,
  ]
  return (
    <div className={styles.columns} data-both={both || undefined} inert={inert}>
      {both ? columns : columns.toReversed()}
    </div>
  )
}

interface EditorHeadingProps {
  collection: Collection
  row: Post | null
}

/** What is edited, where it belongs and, once stored, whether visitors see it. */
function EditorHeading({ collection, row }: EditorHeadingProps) {
  const { noun } = nounsOf(collection)
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
      <Link to={list} className={buttonClass('ghost')}>
        목록으로
      </Link>
    </PageHeading>
  )
}

interface FaultsProps {
  /** What the faults stand in the way of. */
  lead: string
  collection: Collection
  names: readonly string[]
  onGo: (name: string) => void
}

/** What is missing or wrong, in one line beside the buttons; each name leads to its field. */
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

/** Ctrl+S and ⌘S submit the form from anywhere on the page. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // By its place as well: a Korean layout has another letter there.
      if (event.key.toLowerCase() !== 's' && event.code !== 'KeyS') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}

/** For who came from a selection that lacked something: the way back to it, with the selection as it was. */
function BackToGate() {
  const { state }: { state: unknown } = useLocation()
  if (!isRecord(state) || typeof state['back'] !== 'string') return null
  return (
    <Link to={state['back']} state={{ selected: state['selected'] }} className={buttonClass()}>
      남은 글 게시로 돌아가기
    </Link>
  )
}

/** Puts the focus on the field that the address names (`?field=alt`), once: there something is to be filled in. */
function useNamedField(focus: (name: string) => void) {
  const [parameters] = useSearchParams()
  const name = parameters.get('field')
  const go = useRef(focus)
  useEffect(() => {
    if (name) go.current(name)
  }, [name])
}

/** How well the work on screen is kept, in one line. */
export function autosaveMessage(unsaved: boolean, autosave: AutosaveState, stored: boolean): string {
  if (!unsaved) return stored ? '서버에 저장됨' : '임시저장 전'
  if (autosave === 'browser') return '이 브라우저에 보관됨'
  if (autosave === 'memory')
    return '브라우저 저장소가 가득 차 이 탭에만 보관합니다. 탭을 닫기 전에 저장해 주세요.'
  return '저장하지 않은 내용이 있습니다'
}

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
