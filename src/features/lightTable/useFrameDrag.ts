import { type RefObject, useEffect, useRef } from 'react'
import { type Slot, SLOTS } from './lightAddress'

/** A pointer that moves less than this has clicked, px; a finger that lies so long, ms, wants to lift the frame. */
const CLICK_SLOP_PX = 6
const HOLD_MS = 450

interface FrameDrag {
  /** A frame is on its way, by its id; null once it has come to rest. */
  onDrag: (id: string | null) => void
  onDrop: (id: string, slot: Slot) => void
  /** A finger has been held on a frame. */
  onHold: (id: string) => void
}

interface Press {
  id: string
  x: number
  y: number
}

const frameOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[role="option"]')?.dataset['id'] : undefined

function slotAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]') ?? null
}

/** Shows which slot the frame is over, and returns it. */
function markSlot(over: HTMLElement | null): Slot | undefined {
  for (const each of document.querySelectorAll('[data-over]')) each.removeAttribute('data-over')
  over?.setAttribute('data-over', '')
  return SLOTS.find((slot) => slot === over?.dataset['slot'])
}

/**
 * Frames of a list (`[role=option][data-id]`) drawn by mouse or pen into a slot (`[data-slot]`), `ghost` following the
 * pointer; a finger pushes the table and, held, lifts. What was dragged or held is no click.
 */
export function useFrameDrag(
  list: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  handlers: FrameDrag,
) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => (list.current ? watchFrames(list.current, ghost, latest) : undefined), [list, ghost])
}

function listenTo(element: HTMLElement, signal: AbortSignal) {
  return <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => element.addEventListener(type, listener, { signal, capture })
}

/** What was dragged or held is no click, and no call for a menu, until the next press. */
function guardClicks(on: ReturnType<typeof listenTo>): (isOn: boolean) => void {
  let isGuarded = false
  on('click', (event) => isGuarded && event.stopPropagation(), true)
  on('contextmenu', (event) => isGuarded && event.preventDefault())
  return (isOn) => {
    isGuarded = isOn
  }
}

/** A finger that lies on a frame holds it; one that pushes the table is called off by the browser. */
function watchHolds(on: ReturnType<typeof listenTo>, onHold: (id: string) => void): () => void {
  let hold: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(hold)
  on('pointerdown', ({ pointerType, target }) => {
    const id = frameOf(target)
    end()
    if (id && pointerType === 'touch') hold = setTimeout(onHold, HOLD_MS, id)
  })
  on('pointerup', end)
  on('pointercancel', end)
  return end
}

function watchFrames(list: HTMLElement, ghost: RefObject<HTMLElement | null>, latest: RefObject<FrameDrag>) {
  const listening = new AbortController()
  const on = listenTo(list, listening.signal)
  const setGuard = guardClicks(on)
  let press: Press | null = null
  let isDragged = false
  const end = () => {
    if (isDragged) {
      setGuard(true)
      latest.current.onDrag(null)
    }
    markSlot(null)
    press = null
    isDragged = false
  }

  on('pointerdown', ({ target, pointerType, button, clientX: x, clientY: y }) => {
    const id = frameOf(target)
    setGuard(false)
    if (id && pointerType !== 'touch' && button === 0) press = { id, x, y }
  })
  const endHolds = watchHolds(on, (id) => {
    setGuard(true)
    latest.current.onHold(id)
  })
  on('pointermove', ({ clientX: x, clientY: y, pointerId, buttons }) => {
    // It was let go beside the list.
    if (press && buttons === 0) end()
    if (!press || (!isDragged && Math.hypot(x - press.x, y - press.y) < CLICK_SLOP_PX)) return
    if (!isDragged) {
      isDragged = true
      list.setPointerCapture(pointerId)
      latest.current.onDrag(press.id)
    }
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`
    markSlot(slotAt(x, y))
  })
  on('pointerup', ({ clientX, clientY }) => {
    const id = isDragged ? press?.id : undefined
    const slot = id && markSlot(slotAt(clientX, clientY))
    end()
    if (id && slot) latest.current.onDrop(id, slot)
  })
  on('pointercancel', end)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal: listening.signal })
  return () => {
    end()
    endHolds()
    listening.abort()
  }
}
