import type { Slice } from '@tiptap/pm/model'
import { EditorContent } from '@tiptap/react'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { chapters as words } from '#messages/admin/chapters'
import { MAX_CHAPTER_LETTERS } from '@/config/constants'
import { chapterBlocks } from '@/posts/chapterText'
import { countLetters, readingMinutes } from '@/posts/countLetters'
import { CheckIcon } from '../components/icons'
import { UnsupportedNote } from '../editor/BodyField'
import { BodyToolbar, type Tool } from '../editor/BodyToolbar'
import { useBodyEditor } from '../editor/useBodyEditor'
import { chapterExtensions } from './chapterExtensions'
import '@/styles/fonts/reading.css'
import bodyStyles from '../editor/BodyField.module.scss'
import styles from './ChapterText.module.scss'

const chapterTools = (): readonly (readonly Tool[])[] => [
  [
    {
      label: words.heading,
      isActive: (editor) => editor.isActive('heading'),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
  ],
  [{ label: words.sceneBreak, run: (editor) => editor.chain().focus().setHorizontalRule().run() }],
]

/** Letters from which the count is shown as a warning. */
const NEARLY_FULL = 57_000
/** How long the note about pasted text is shown. */
const NOTE_MS = 10_000

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
    placeholder: words.placeholder,
    extensions: chapterExtensions,
    onChange,
    takeImage: () => false,
    onPaste: (slice) => setPasted(countPasted(slice)),
  })
  return (
    <div className={bodyStyles.body}>
      <p className={styles.head}>
        <span id={`${id}-label`} className={bodyStyles.label}>
          {words.text}
        </span>
        <span>{words.upTo(MAX_CHAPTER_LETTERS)}</span>
      </p>
      {hasUnsupported && <UnsupportedNote />}
      <div className={bodyStyles.frame} data-fault={fault === undefined ? undefined : true}>
        <BodyToolbar editor={editor} controls={id} tools={chapterTools()} />
        <div role="status">
          {pasted !== null && (
            <p className={styles.pasted}>
              <CheckIcon /> <span>{words.pasted(pasted.paragraphs, pasted.breaks)}</span>
              <button
                type="button"
                onClick={() => {
                  editor.chain().focus().undo().run()
                  setPasted(null)
                }}
              >
                {words.undo}
              </button>
            </p>
          )}
        </div>
        <EditorContent
          editor={editor}
          className={`${bodyStyles.text} ${styles.text}`}
          data-empty={editor.isEmpty ? words.placeholder : undefined}
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
          {words.tooLong(MAX_CHAPTER_LETTERS, letters)}
        </p>
      )}
      <p className={bodyStyles.foot} data-tabular="">
        <span
          className={styles.counts}
          data-length={isTooLong ? 'over' : letters >= NEARLY_FULL ? 'near' : undefined}
        >
          <span>
            <b>{letters.toLocaleString('ko-KR')}</b>
            {words.counts.afterLetters(letters)}
          </span>
          <span>
            <b>{letters === 0 ? 0 : readingMinutes(letters)}</b>
            {words.counts.afterMinutes}
          </span>
          <span>{words.counts.paragraphs(paragraphs)}</span>
          <span>{words.counts.scenes(letters === 0 ? 0 : breaks + 1)}</span>
        </span>
        <span>{status}</span>
      </p>
    </>
  )
}

/** The numbers of paragraphs and scene breaks in pasted text. */
interface Pasted {
  paragraphs: number
  breaks: number
}

/** Counts what was pasted. Returns null for a single paragraph. */
function countPasted({ content }: Slice): Pasted | null {
  let paragraphs = 0
  let breaks = 0
  content.forEach((node) => {
    if (node.type.name === 'horizontalRule') breaks += 1
    else paragraphs += 1
  })
  return paragraphs + breaks < 2 ? null : { paragraphs, breaks }
}

/** A note that disappears by itself. */
function usePasteNote() {
  const [note, setNote] = useState<Pasted | null>(null)
  useEffect(() => {
    if (note === null) return undefined
    const timer = setTimeout(() => setNote(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])
  return [note, setNote] as const
}
