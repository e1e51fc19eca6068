import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFrameDrag } from '@/features/lightTable/useFrameDrag'
import { useSwipe } from '@/features/photos/detail/usePhotoTurn'
import { useDragScroll } from '@/features/photos/wall/useDragScroll'

const PRESSED = 1

const point = (target: Element, type: string, clientX: number, buttons: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, buttons, clientX }),
  )

function append(html: string) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

beforeEach(() => {
  // jsdom implements neither layout nor pointer capture.
  document.elementFromPoint = () => null
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('drags a film strip until the mouse button is released, even outside the strip', () => {
  const row = append('<a href="/">사진</a>')
  renderHook(() => useDragScroll({ current: row }))
  point(row, 'pointerdown', 100, PRESSED)
  point(row, 'pointermove', 60, PRESSED)
  expect(row.scrollLeft).toBe(40)
  point(row, 'pointerup', 60, 0)
  point(row, 'pointerdown', 100, PRESSED)
  point(document.body, 'pointerup', 100, 0)
  point(row, 'pointermove', 60, 0)
  point(row, 'pointermove', 20, 0)
  expect(row.scrollLeft).toBe(40)
})

it('drags a frame until the mouse button is released, even outside the table', () => {
  const list = append('<div role="option" data-id="a7c2-1"></div>')
  const frame = list.firstElementChild ?? list
  const onDrag = vi.fn<(id: string | null) => void>()
  const handlers = { onDrag, onDrop: () => undefined, onLongPress: () => undefined }
  renderHook(() => useFrameDrag({ current: list }, { current: null }, handlers))
  point(frame, 'pointerdown', 100, PRESSED)
  point(document.body, 'pointerup', 100, 0)
  point(frame, 'pointermove', 60, 0)
  expect(onDrag).not.toHaveBeenCalled()
  point(frame, 'pointerdown', 100, PRESSED)
  point(frame, 'pointermove', 60, PRESSED)
  expect(onDrag).toHaveBeenCalledWith('a7c2-1')
})

it('turns on a swipe, except on a pinch-zoomed page, where the finger pans', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  const stage = append('사진')
  const turn = vi.fn<(to: 'previous' | 'next') => void>()
  renderHook(() => useSwipe({ current: stage }, turn))
  const touch = (type: string, clientX: number) => {
    const fingers = [{ clientX, clientY: 0 }]
    stage.dispatchEvent(Object.assign(new Event(type), { touches: fingers, changedTouches: fingers }))
  }
  const swipe = () => {
    touch('touchstart', 300)
    touch('touchend', 100)
  }
  swipe()
  expect(turn).toHaveBeenCalledExactlyOnceWith('next')
  viewport.scale = 2
  viewport.dispatchEvent(new Event('resize'))
  swipe()
  expect(turn).toHaveBeenCalledOnce()
  expect(stage.style.getPropertyValue('touch-action')).toBe('auto')
  viewport.scale = 1
  viewport.dispatchEvent(new Event('resize'))
  expect(stage.style.getPropertyValue('touch-action')).toBe('')
})
