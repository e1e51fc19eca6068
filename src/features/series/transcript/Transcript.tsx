import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { TranscriptLine } from '@/content/transcripts/transcript'
import { isComposing } from '@/lib/browser/isComposing'
import { CloseIcon } from '@/ui/icons'
import type { Script } from './useTranscript'
import styles from './Transcript.module.scss'

/** The script beside its picture: what is seen, said and heard, line by line. */
export function Transcript({ script }: { script: Script }) {
  const { lines, current, lineId, toggle } = script
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  // Another picture is read from its first line.
  useEffect(() => {
    if (lines.length > 0) list.current?.parentElement?.scrollTo(0, 0)
  }, [lines])

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = Math.min(lines.length - 1, Math.max(0, (current ?? -1) + by))
    document.getElementById(lineId(next))?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ↑ and ↓ walk through its lines
    <aside
      className={styles.script}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onWheel={(event) => event.stopPropagation()}
    >
      <div className={styles.text}>
        <h2 id={heading}>대본</h2>
        <p>그림 속 말과 소리를 순서대로 적었습니다.</p>
        <ol ref={list}>
          {lines.map((line, index) => (
            <Row key={index} {...{ line, index, script }} />
          ))}
        </ol>
      </div>
      <Keys />
      <button type="button" className={styles.close} aria-label="대본 닫기" onClick={toggle}>
        <CloseIcon />
      </button>
    </aside>
  )
}

interface RowProps {
  line: TranscriptLine
  index: number
  script: Script
}

function Row({ line, index, script: { current, setCurrent, lineId } }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the line under the pointer shows its number
    <li
      id={lineId(index)}
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

function Keys() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>T</kbd> 대본 여닫기
      </span>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> 다음 줄
      </span>
      <span>
        <kbd>←</kbd>
        <kbd>→</kbd> 다음 그림
      </span>
    </p>
  )
}

function Line({ line }: { line: TranscriptLine }) {
  if (line.kind === 'scene') return <p>{line.text}</p>
  return (
    <p>
      <b>{line.kind === 'speech' ? line.who : '소리'}</b>{' '}
      {line.kind === 'speech' ? <q>{line.text}</q> : <em>{line.text}</em>}
    </p>
  )
}
