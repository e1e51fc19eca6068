import { scrollPageTo } from '@/motion/scrollPage'

/**
 * After a tab has changed far down the page: puts the tab bar, which follows `scene`, right below the header again, so
 * that the new panel is read from its beginning. A page that shows its scene stays where it is.
 */
export function stayBelowHeader(scene: HTMLElement | null) {
  if (!scene) return
  const header = parseFloat(getComputedStyle(scene).getPropertyValue('--header-height-small')) || 0
  const { bottom } = scene.getBoundingClientRect()
  if (bottom < header) scrollPageTo(window.scrollY + bottom - header)
}
