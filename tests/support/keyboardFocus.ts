import { vi } from 'vitest'

/**
 * Makes every focus count as keyboard focus, because jsdom does not implement `:focus-visible`. Returns the mock of
 * `scrollIntoView`.
 */
export function stubKeyboardFocus() {
  const scrollIntoView = vi.fn<() => void>()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  return scrollIntoView
}
