import { focusHeading } from '@/lib/browser/focusHeading'
import { scrollPageTo } from '@/motion/scrollPage'

/** Id of the letter's heading. */
export const LETTER_ID = 'letter'

/** Space above the heading, in px. */
const SPACE_PX = 40

/** Moves the focus and the view to the letter's heading. */
export function goToLetter() {
  const heading = document.getElementById(LETTER_ID)
  if (!heading) return
  focusHeading(heading)
  scrollPageTo(Math.max(0, heading.getBoundingClientRect().top + window.scrollY - SPACE_PX))
}
