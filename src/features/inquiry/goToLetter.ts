import { focusHeading } from '@/lib/browser/focusHeading'
import { scrollPageTo } from '@/motion/scrollPage'

/** Id of the letter's heading. */
const LETTER_ID = 'letter'
/** Id of the place for the letter, or for the owner's address where nothing can take the letter. */
export const LETTER_PLACE_ID = 'write'

/** Space above the heading, in px. */
const SPACE_PX = 40

/** Moves the focus and the view to the letter's heading. */
export function goToLetter() {
  const heading = document.getElementById(LETTER_ID)
  if (!heading) return
  focusHeading(heading)
  scrollPageTo(Math.max(0, heading.getBoundingClientRect().top + window.scrollY - SPACE_PX))
}
