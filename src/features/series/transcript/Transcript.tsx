import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { galleryViewer } from '#messages/galleryViewer'
import type { TranscriptLine } from '@/content/series/transcript'
import { isComposing } from '@/lib/browser/isComposing'
import { CloseIcon } from '@/ui/icons'
import type { TranscriptState } from './useTranscript'
import styles from './Transcript.module.scss'

/** The transcript beside a picture: what is seen, said and heard, line by line. */
export function Transcript({ transcript }: { transcript: TranscriptState }) {
  const { lines, current, getLineId, toggle } = transcript
  const headingId = useId()
  const listRef = useRef<HTMLOListElement>(null)
  // Scrolls back to the first line when the picture changes.
  useEffect(() => {
    if (lines.length > 0) listRef.current?.parentElement?.scrollTo(0, 0)
  }, [lines])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = Math.min(lines.length - 1, Math.max(0, (current ?? -1) + step))
    document.getElementById(getLineId(next))?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ↑ and ↓ walk through its lines
    <aside
      className={styles.transcript}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onWheel={(event) => event.stopPropagation()}
    >
      <div className={styles.text}>
        <h2 id={headingId}>{galleryViewer.transcript.title}</h2>
        <p>{galleryViewer.transcript.lead}</p>
        <ol ref={listRef}>
          {lines.map((line, index) => (
            <Row key={index} {...{ line, index, transcript }} />
          ))}
        </ol>
      </div>
      <KeyHints />
      <button
        type="button"
        className={styles.close}
        aria-label={galleryViewer.transcript.close}
        onClick={toggle}
      >
        <CloseIcon />
      </button>
    </aside>
  )
}

interface RowProps {
  line: TranscriptLine
  index: number
  transcript: TranscriptState
}

function Row({ line, index, transcript: { current, setCurrent, getLineId } }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the line under the pointer shows its number
    <li
      id={getLineId(index)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows go from line to line
      tabIndex={index === (current ?? 0) ? 0 : -1}
      data-line={line.kind}
      data-current={current === index}
      onPointerEnter={() => setCurrent(index)}
      onFocus={() => setCurrent(index)}
    >
      <span data-tabular="" aria-hidden="true">
        {index + 1}
      </span>
      <Line line={line} />
    </li>
  )
}

function KeyHints() {
  const { keys } = galleryViewer.transcript
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>T</kbd> {keys.toggle}
      </span>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {keys.line}
      </span>
      <span>
        <kbd>←</kbd>
        <kbd>→</kbd> {keys.picture}
      </span>
    </p>
  )
}

function Line({ line }: { line: TranscriptLine }) {
  if (line.kind === 'scene') return <p>{line.text}</p>
  return (
    <p>
      <b>{line.kind === 'speech' ? line.who : galleryViewer.transcript.sound}</b>{' '}
      {line.kind === 'speech' ? <q>{line.text}</q> : <em>{line.text}</em>}
    </p>
  )
}
