import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { lightTableTexts } from '#messages/lightTableTexts'
import { isComposing } from '@/lib/browser/isComposing'
import { revealFocused } from '@/lib/browser/revealFocused'
import { type Slot, SLOTS } from './lightAddress'
import { type FrameLayout, type LightAxis, type LightPhoto } from './lightAxis'
import { LightFrame } from './LightFrame'
import styles from './LightFrames.module.scss'

/** Number of frames in a phone's first view. Their images load eagerly. */
const EAGER_FRAMES = 6

interface LightFramesProps {
  listRef: RefObject<HTMLDivElement | null>
  axis: LightAxis
  layout: FrameLayout
  /** The ids of the photos in the slots. */
  pair: Readonly<Record<Slot, string | null>>
  onOpen: (light: LightPhoto) => void
  onPlace: (light: LightPhoto) => void
  /** Called with the id of the focused frame, or null when the focus leaves. */
  onPoint: (id: string | null) => void
}

/** Returns the index of the frame to which a key moves the focus, or undefined for other keys. */
function nextFrameIndex(key: string, from: number, count: number): number | undefined {
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

/** Returns the list's key handler: arrows move the focus in time, Space places the frame, Enter opens it. */
function useKeyHandler({ listRef, axis: { frames }, onOpen, onPlace, onPoint }: LightFramesProps) {
  return (event: KeyboardEvent) => {
    const light = lightAt(frames, event.target)
    if (!light || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return
    const to = nextFrameIndex(event.key, frames.indexOf(light), frames.length)
    if (to !== undefined) optionsOf(listRef.current)[to]?.focus()
    else if (event.key === ' ') onPlace(light)
    else if (event.key === 'Enter') onOpen(light)
    else if (event.key === 'Escape') onPoint(null)
    else return
    event.preventDefault()
  }
}

/** The photos on the table as a listbox. Its tab stop is the frame that was focused last. */
export function LightFrames(props: LightFramesProps) {
  const { listRef, axis, layout, pair, onOpen, onPoint } = props
  const { frames, timedCount } = axis
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  const onKeyDown = useKeyHandler(props)
  const tabStop = frames.findIndex(({ id }) => id === (lastFocused ?? pair.a))
  const option = (light: LightPhoto, index: number) => (
    <LightFrame
      key={light.id}
      light={light}
      {...(layout.positions[index] ?? { at: 0, row: 0 })}
      slot={SLOTS.find((slot) => pair[slot] === light.id) ?? null}
      isTabStop={index === Math.max(0, tabStop)}
      priority={index < EAGER_FRAMES}
    />
  )
  const onClick = ({ target }: MouseEvent) => {
    const light = lightAt(frames, target)
    if (light) onOpen(light)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target } = event
    const light = lightAt(frames, target)
    if (light) setLastFocused(light.id)
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
      aria-label={lightTableTexts.frames}
      className={styles.frames}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={() => onPoint(null)}
    >
      {frames.slice(0, timedCount).map(option)}
      {timedCount < frames.length && (
        <div role="group" aria-label={lightTableTexts.lights.unknown}>
          {frames.slice(timedCount).map((light, index) => option(light, timedCount + index))}
        </div>
      )}
    </div>
  )
}
