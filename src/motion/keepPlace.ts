import { ScrollTrigger } from './gsap'
import { scrollPageTo } from './scrollPage'

interface Place {
  root: HTMLElement
  /** Share (0–1) of the way through the pinned section. */
  progress: number
  /** The section's height (px) at that time; phones' address bars don't change it. */
  height: number
}

/** The window counts as being resized until it has been still for so long (ms). */
const RESIZE_SETTLES_MS = 250

const pinned = new Set<HTMLElement>()
let place: Place | null = null
let settling: ReturnType<typeof setTimeout> | undefined

/** Where in which pinned section a scroll position is; null outside of all. */
function findPlace(scrollY: number): Place | null {
  for (const root of pinned) {
    const { top, height } = root.getBoundingClientRect()
    const start = top + window.scrollY
    const length = height - window.innerHeight
    if (length > 0 && scrollY >= start && scrollY <= start + length) {
      return { root, progress: (scrollY - start) / length, height }
    }
  }
  return null
}

function remember() {
  if (settling === undefined) place = findPlace(window.scrollY)
}

/** Goes back to the remembered moment when the section's length is another one now. */
function putBack() {
  if (settling === undefined || !place || !pinned.has(place.root)) return
  const { top, height } = place.root.getBoundingClientRect()
  if (Math.abs(height - place.height) < 1) return
  const y = top + window.scrollY + place.progress * (height - window.innerHeight)
  if (Math.abs(y - window.scrollY) >= 1) scrollPageTo(y)
}

function settle() {
  putBack()
  settling = undefined
  remember()
}

/** A new width or a turned phone changes every length. */
function holdDuringResize() {
  clearTimeout(settling)
  settling = setTimeout(settle, RESIZE_SETTLES_MS)
  putBack()
}

/**
 * Keeps the visitor at the same moment of a pinned section when the window is resized or turned mid-pin; returns
 * the way out. One set of listeners serves all sections.
 */
export function keepPlaceIn(root: HTMLElement): () => void {
  if (pinned.size === 0) {
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('resize', holdDuringResize)
    // Crossing a breakpoint builds every section anew, which takes the page to its top and measures again.
    ScrollTrigger.addEventListener('refresh', putBack)
  }
  pinned.add(root)
  return () => {
    pinned.delete(root)
    if (pinned.size > 0) return
    window.removeEventListener('scroll', remember)
    window.removeEventListener('resize', holdDuringResize)
    ScrollTrigger.removeEventListener('refresh', putBack)
  }
}
