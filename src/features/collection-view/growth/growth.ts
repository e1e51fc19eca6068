import { createStore } from 'zustand/vanilla'
import type { Collection } from '@/collections/definition'
import { OVERLAY_MINIMUM_MS, OVERLAY_REMOVAL_MS } from '@/config/constants'
import { cardId } from '../postId'
import './growth.scss'

/** How long the old page may stand still, in ms, while the detail's file is on its way; then it comes without growing. */
const PATIENCE_MS = 300

/** The card whose picture is growing into its detail, as its `data-id`; null otherwise. */
export const growingCard = createStore<string | null>()(() => null)

/** Whether a picture may grow: the browser can, and the visitor did not ask for less motion. */
function canGrow(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * Goes to a detail while the card's picture grows into the detail's own (View Transitions). The detail marks its
 * picture with `Grown`, which lifts it over the loading sheet until that has gone: the picture stands on the blank
 * page while the rest is laid out around it. False when nothing can grow and the link should be followed as usual.
 */
export function growInto(collection: Collection, id: number, picture: HTMLElement, go: () => void): boolean {
  if (growingCard.getState() !== null || !canGrow()) return false
  picture.style.viewTransitionName = 'grown-picture'
  growingCard.setState(cardId(collection, id), true)
  document.documentElement.dataset['growing'] = ''
  const transition = document.startViewTransition(async () => {
    go()
    await grownPicture()
    picture.style.viewTransitionName = ''
  })
  // A transition that is skipped (the tab was hidden, another one began) has still gone to the page.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  setTimeout(
    () => {
      growingCard.setState(null, true)
      delete document.documentElement.dataset['growing']
    },
    PATIENCE_MS + OVERLAY_MINIMUM_MS + OVERLAY_REMOVAL_MS,
  )
  return true
}

const isThere = () => document.querySelector('[data-grown]') !== null

/** Resolves as soon as the detail's picture is in the document, or when waiting is no use. */
function grownPicture(): Promise<void> {
  return new Promise((resolve) => {
    if (isThere()) {
      resolve()
      return
    }
    const observer = new MutationObserver(() => isThere() && done())
    const timer = setTimeout(() => done(), PATIENCE_MS)
    function done() {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
