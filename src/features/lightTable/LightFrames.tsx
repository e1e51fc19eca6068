import { isComposing } from '@/lib/browser/isComposing'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { revealFocused } from '@/lib/browser/revealFocused'
import { LightFrame } from './LightFrame'
import type { LaidOut } from './framePlaces'
import { type Slot, SLOTS } from './lightAddress'
import { type LightAxis, type LightPhoto, UNKNOWN_LIGHT } from './lightAxis'
import styles from './LightFrames.module.scss'

/** Frames of a phone's first view: their pictures have the wire first. */
const FIRST_FRAMES = 6

interface LightFramesProps {
  listRef: RefObject<HTMLDivElement | null>
  axis: LightAxis
  laidOut: LaidOut
  /** What lies in the slots, by name. */
  pair: Readonly<Record<Slot, string | null>>
  onOpen: (light: LightPhoto) => void
  onLay: (light: LightPhoto) => void
  /** The frame that has the focus; null once none has. */
  onPoint: (id: string | null) => void
}

/** Which frame a key leads to from another, by their numbers: arrows go on in time. */
function frameAfter(key: string, from: number, count: number): number | undefined {
  const to = { ArrowRight: from + 1, ArrowDown: from + 1, ArrowLeft: from - 1, ArrowUp: from - 1 }
  const ends = { Home: 0, End: count - 1 }
  const next = new Map(Object.entries({ ...to, ...ends })).get(key)
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1)
}

function lightAt(frames: readonly LightPhoto[], target: EventTarget): LightPhoto | undefined {
  const id = target instanceof Element && target.closest<HTMLElement>('[role="option"]')?.dataset['id']
  return frames.find((frame) => frame.id === id)
}

const optionsOf = (list: HTMLElement | null) => list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []

/** What the list does at a key, by the frame that has the focus: arrows walk in time, Space lays, Enter opens. */
function usePress({ listRef, axis: { frames }, onOpen, onLay, onPoint }: LightFramesProps) {
  return (event: KeyboardEvent) => {
    const light = lightAt(frames, event.target)
    if (!light || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return
    const to = frameAfter(event.key, frames.indexOf(light), frames.length)
    if (to !== undefined) optionsOf(listRef.current)[to]?.focus()
    else if (event.key === ' ') onLay(light)
    else if (event.key === 'Enter') onOpen(light)
    else if (event.key === 'Escape') onPoint(null)
    else return
    event.preventDefault()
  }
}

/** The photographs on the table as one list to choose two from; Tab leads to the one that was visited last. */
export function LightFrames(props: LightFramesProps) {
  const { listRef, axis, laidOut, pair, onOpen, onPoint } = props
  const { frames, timed } = axis
  const [visited, setVisited] = useState<string | null>(null)
  const press = usePress(props)
  const wanted = frames.findIndex(({ id }) => id === (visited ?? pair.a))
  const option = (light: LightPhoto, index: number) => (
    <LightFrame
      key={light.id}
      light={light}
      {...(laidOut.places[index] ?? { at: 0, row: 0 })}
      slot={SLOTS.find((slot) => pair[slot] === light.id) ?? null}
      isStop={index === Math.max(0, wanted)}
      priority={index < FIRST_FRAMES}
    />
  )
  const open = ({ target }: MouseEvent) => {
    const light = lightAt(frames, target)
    if (light) onOpen(light)
  }
  const visit = (event: FocusEvent<HTMLElement>) => {
    const { target } = event
    const light = lightAt(frames, target)
    if (light) setVisited(light.id)
    if (light && target.matches(':focus-visible')) onPoint(light.id)
    revealFocused(event)
  }
  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={-1}
      aria-multiselectable="true"
      aria-orientation="horizontal"
      aria-label="빛의 시각대로 놓인 사진"
      className={styles.frames}
      onKeyDown={press}
      onClick={open}
      onFocus={visit}
      onBlur={() => onPoint(null)}
    >
      {frames.slice(0, timed).map(option)}
      {timed < frames.length && (
        <div role="group" aria-label={UNKNOWN_LIGHT}>
          {frames.slice(timed).map((light, index) => option(light, timed + index))}
        </div>
      )}
    </div>
  )
}
