import { type RefObject, useEffect, useRef } from 'react'
import { type Slot, SLOTS } from './lightAddress'

/** A pointer that moves less than this (px) clicks. */
const CLICK_SLOP_PX = 6
/** A touch of this duration (ms) is a long press. */
const LONG_PRESS_MS = 450

interface FrameDrag {
  /** Called with the frame's id when a drag starts, and with null when it ends. */
  onDrag: (id: string | null) => void
  onDrop: (id: string, slot: Slot) => void
  /** Called with the frame's id on a long press. */
  onLongPress: (id: string) => void
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

/** Marks the slot under the pointer with `data-over`, and returns it. */
function markSlot(over: HTMLElement | null): Slot | undefined {
  for (const each of document.querySelectorAll('[data-over]')) each.removeAttribute('data-over')
  over?.setAttribute('data-over', '')
  return SLOTS.find((slot) => slot === over?.dataset['slot'])
}

/**
 * Lets a mouse or pen drag frames (`[role=option][data-id]`) into a slot (`[data-slot]`); `ghost` follows the pointer.
 * Touch scrolls the table and reports long presses. A drag or long press does not click.
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

/** Returns a function that turns the suppression of clicks and context menus on or off. */
function createClickGuard(on: ReturnType<typeof listenTo>): (isOn: boolean) => void {
  let isGuarded = false
  on('click', (event) => isGuarded && event.stopPropagation(), true)
  on('contextmenu', (event) => isGuarded && event.preventDefault())
  return (isOn) => {
    isGuarded = isOn
  }
}

/** Reports long presses on frames. When a touch scrolls the table, the browser fires `pointercancel`. */
function watchLongPresses(on: ReturnType<typeof listenTo>, onLongPress: (id: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  on('pointerdown', ({ pointerType, target }) => {
    const id = frameOf(target)
    end()
    if (id && pointerType === 'touch') timer = setTimeout(onLongPress, LONG_PRESS_MS, id)
  })
  on('pointerup', end)
  on('pointercancel', end)
  return end
}

function watchFrames(list: HTMLElement, ghost: RefObject<HTMLElement | null>, latest: RefObject<FrameDrag>) {
  const controller = new AbortController()
  const on = listenTo(list, controller.signal)
  const setGuard = createClickGuard(on)
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
  const endLongPress = watchLongPresses(on, (id) => {
    setGuard(true)
    latest.current.onLongPress(id)
  })
  on('pointermove', ({ clientX: x, clientY: y, pointerId, buttons }) => {
    // The button was released outside the list.
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
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal: controller.signal })
  return () => {
    end()
    endLongPress()
    controller.abort()
  }
}
