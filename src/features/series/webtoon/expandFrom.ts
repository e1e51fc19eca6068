import { cssEasing, DURATION } from '@/config/motion'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'

/**
 * Lets `sheet` open from where a panel stands (a rectangle in the viewport): its cut-out grows from the panel's to
 * its own. With reduced motion, or without a panel on screen, nothing moves but the dialog's own fade.
 */
export function expandFrom(panel: DOMRect | undefined, sheet: HTMLElement) {
  if (!panel || panel.width === 0 || prefersReducedMotion()) return
  const own = sheet.getBoundingClientRect()
  const inset = [
    panel.top - own.top,
    own.right - panel.right,
    own.bottom - panel.bottom,
    panel.left - own.left,
  ]
  const from = inset.map((side) => `${Math.max(0, Math.round(side))}px`).join(' ')
  sheet.animate([{ clipPath: `inset(${from})` }, { clipPath: 'inset(0px)' }], {
    duration: DURATION.panel,
    easing: cssEasing('page'),
  })
}
