import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { episodes as words } from '#messages/admin/episodes'
import { isComposing } from '@/lib/browser/isComposing'
import type { ScriptLine } from '@/posts/meta'
import { PlusIcon } from '../components/icons'
import { hasSpeaker, scriptKinds, type CutEntry } from '../upload/cutEntries'
import styles from './ScriptLines.module.scss'

const isKind = (value: string): value is ScriptLine['kind'] => scriptKinds.some((kind) => kind === value)

interface Props {
  cut: CutEntry
  /** Id of a datalist with the names of the cast. */
  castId: string
  onChange: (change: (cut: CutEntry) => CutEntry) => void
  /** Further buttons beside that of a new line. */
  children: ReactNode
}

/** The script beside a cut: one line each for speech, thoughts, sounds and the scene. */
export function ScriptLines(props: Props) {
  const { list, add, lines, patch, insert, onKeyDown } = useScript(props)
  return (
    <>
      {lines.length > 0 && (
        <ol ref={list} className={styles.lines} aria-label={words.script.label}>
          {lines.map((line, at) => (
            <Line
              key={at}
              line={line}
              number={at + 1}
              castId={props.castId}
              onPatch={(changes) => patch(at, changes)}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
          ))}
        </ol>
      )}
      <div className={styles.adds}>
        <button ref={add} type="button" onClick={() => insert(lines.length)}>
          <PlusIcon /> {words.script.add}
        </button>
        {props.children}
      </div>
    </>
  )
}

/** The lines of a cut and how keys change them. Moves the focus to a new line, or away from a removed one. */
function useScript({ cut, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** Index of the line that gets the focus after the next render; -1 for the button. */
  const focused = useRef<number | null>(null)
  const lines = cut.script ?? []

  useEffect(() => {
    const index = focused.current
    focused.current = null
    if (index === null) return
    if (index < 0) add.current?.focus()
    else list.current?.querySelectorAll<HTMLInputElement>('[data-line-text]')[index]?.focus()
  })

  const change = (edit: (before: readonly ScriptLine[]) => readonly ScriptLine[]) =>
    onChange((before) => ({ ...before, script: [...edit(before.script ?? [])] }))

  function insert(at: number) {
    focused.current = at
    const { kind = 'line', who } = lines[at - 1] ?? {}
    change((before) => before.toSpliced(at, 0, { kind, text: '', ...(who && hasSpeaker(kind) && { who }) }))
  }

  return {
    list,
    add,
    lines,
    insert,
    patch: (at: number, changes: Partial<ScriptLine>) =>
      change((before) => before.map((line, index) => (index === at ? { ...line, ...changes } : line))),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>, at: number) => {
      if (isComposing(event.nativeEvent)) return
      if (event.key === 'Enter') {
        event.preventDefault()
        insert(at + 1)
      } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
        event.preventDefault()
        focused.current = at > 0 ? at - 1 : lines.length > 1 ? 0 : -1
        change((before) => before.toSpliced(at, 1))
      }
    },
  }
}

interface LineProps {
  line: ScriptLine
  number: number
  castId: string
  onPatch: (changes: Partial<ScriptLine>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function Line({ line, number, castId, onPatch, onKeyDown }: LineProps) {
  const id = useId()
  const text = useRef<HTMLInputElement>(null)
  return (
    <li className={styles.line} data-speaker={hasSpeaker(line.kind) || undefined}>
      <select
        aria-label={words.script.kindOf(number)}
        value={line.kind}
        onChange={({ target }) => isKind(target.value) && onPatch({ kind: target.value })}
      >
        {scriptKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.script.kinds[kind]}
          </option>
        ))}
      </select>
      {hasSpeaker(line.kind) && (
        <input
          aria-label={words.script.speakerOf(number)}
          id={`${id}-who`}
          list={castId}
          value={line.who ?? ''}
          placeholder={words.script.speaker}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            // Enter would submit the form.
            event.preventDefault()
            text.current?.focus()
          }}
          onChange={({ target }) => onPatch({ who: target.value })}
        />
      )}
      <input
        ref={text}
        aria-label={words.script.line(number)}
        id={`${id}-text`}
        data-line-text=""
        value={line.text}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={({ target }) => onPatch({ text: target.value })}
      />
    </li>
  )
}
