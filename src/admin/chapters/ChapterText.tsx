import type { Slice } from '@tiptap/pm/model'
import { EditorContent } from '@tiptap/react'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { MAX_CHAPTER_LETTERS } from '@/config/constants'
import { chapterBlocks } from '@/posts/chapterText'
import { countLetters, readingMinutes } from '@/posts/countLetters'
import { UnsupportedNote } from '../editor/BodyField'
import { BodyToolbar, type Tool } from '../editor/BodyToolbar'
import bodyStyles from '../editor/BodyField.module.scss'
import { useBodyEditor } from '../editor/useBodyEditor'
import { CheckIcon } from '../components/icons'
import '@/styles/fonts/reading.css'
import { chapterExtensions } from './chapterExtensions'
import styles from './ChapterText.module.scss'

const chapterTools: readonly (readonly Tool[])[] = [
  [
    {
      label: '소제목',
      isActive: (editor) => editor.isActive('heading'),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
  ],
  [{ label: '장면 나눔', run: (editor) => editor.chain().focus().setHorizontalRule().run() }],
]

const PLACEHOLDER = '이야기를 적어 보세요. 다른 곳에서 쓴 글을 붙여 넣어도 됩니다.'
/** Letters from which the count is shown as a warning. */
const NEARLY_FULL = 57_000
/** How long the note about pasted text is shown. */
const NOTE_MS = 10_000

const format = (count: number) => count.toLocaleString('ko-KR')

interface Props {
  /** Initial text. Later changes are ignored; pass a new `key` to reset the editor. */
  initial: Record<string, unknown> | null
  /** The current text, for the counts. */
  body: Record<string, unknown> | null
  fault: string | undefined
  status: string
  onChange: (body: Record<string, unknown> | null) => void
}

/** The text of a chapter: the rich-text editor with what its reader shows, and counts. */
export function ChapterText({ initial, body, fault, status, onChange }: Props) {
  const id = useId()
  const [pasted, setPasted] = usePasteNote()
  const { editor, hasUnsupported } = useBodyEditor({
    id,
    initial,
    placeholder: PLACEHOLDER,
    extensions: chapterExtensions,
    onChange,
    takeImage: () => false,
    onPaste: (slice) => setPasted(pasteNote(slice)),
  })
  return (
    <div className={bodyStyles.body}>
      <p className={styles.head}>
        <span id={`${id}-label`} className={bodyStyles.label}>
          본문
        </span>
        <span>{format(MAX_CHAPTER_LETTERS)}자까지</span>
      </p>
      {hasUnsupported && <UnsupportedNote />}
      <div className={bodyStyles.frame} data-fault={fault === undefined ? undefined : true}>
        <BodyToolbar editor={editor} controls={id} tools={chapterTools} />
        <div role="status">
          {pasted !== null && (
            <p className={styles.pasted}>
              <CheckIcon /> <span>{pasted}</span>
              <button
                type="button"
                onClick={() => {
                  editor.chain().focus().undo().run()
                  setPasted(null)
                }}
              >
                되돌리기
              </button>
            </p>
          )}
        </div>
        <EditorContent
          editor={editor}
          className={`${bodyStyles.text} ${styles.text}`}
          data-empty={editor.isEmpty ? PLACEHOLDER : undefined}
        />
        <Counts body={body} status={status} />
      </div>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
    </div>
  )
}

/** The length of the text, as its readers see it. */
function Counts({ body, status }: Pick<Props, 'body' | 'status'>) {
  const text = useDeferredValue(body)
  const { letters, paragraphs, breaks } = useMemo(() => {
    const blocks = chapterBlocks(text)
    return {
      letters: countLetters(text),
      paragraphs: blocks.filter(({ kind }) => kind === 'paragraph').length,
      breaks: blocks.filter(({ kind }) => kind === 'break').length,
    }
  }, [text])
  const isTooLong = letters > MAX_CHAPTER_LETTERS
  return (
    <>
      {isTooLong && (
        <p role="alert" className={styles.limit}>
          한 장은 {format(MAX_CHAPTER_LETTERS)}자까지입니다. 지금 {format(letters)}자입니다.
        </p>
      )}
      <p className={bodyStyles.foot} data-tabular="">
        <span
          className={styles.counts}
          data-length={isTooLong ? 'over' : letters >= NEARLY_FULL ? 'near' : undefined}
        >
          <span>
            <b>{format(letters)}</b>자
          </span>
          <span>
            <b>{letters === 0 ? 0 : readingMinutes(letters)}</b>분
          </span>
          <span>문단 {paragraphs}</span>
          <span>장면 {letters === 0 ? 0 : breaks + 1}</span>
        </span>
        <span>{status}</span>
      </p>
    </>
  )
}

/** Returns a sentence about pasted text. Null for a single paragraph. */
function pasteNote({ content }: Slice): string | null {
  let paragraphs = 0
  let breaks = 0
  content.forEach((node) => {
    if (node.type.name === 'horizontalRule') breaks += 1
    else paragraphs += 1
  })
  if (paragraphs + breaks < 2) return null
  const scenes = breaks === 0 ? '를' : `와 장면 나눔 ${breaks}개를`
  return `붙여 넣은 글의 문단 ${paragraphs}개${scenes} 그대로 옮겼습니다.`
}

/** A note that disappears by itself. */
function usePasteNote() {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    if (note === null) return undefined
    const timer = setTimeout(() => setNote(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])
  return [note, setNote] as const
}
