import { createStore } from 'zustand/vanilla'
import type { Collection } from '@/collections/definition'
import { prefersReducedMotion } from '@/lib/motionChoice'
import { whenUncovered } from '@/stores/overlay'
import { cardId } from '../postId'
import './sharedElementTransition.scss'

/** How long the old page may stand still, in ms, while the detail's file is on its way; then it comes without growing. */
const PATIENCE_MS = 300

interface SharedElementState {
  /** The card whose picture is growing into its detail, as its `data-id`; null otherwise. */
  card: string | null
  /** Whether the detail's picture is in the document. */
  mounted: boolean
}

const idle: SharedElementState = { card: null, mounted: false }

/** The one transition of the page. */
export const sharedElement = createStore<SharedElementState>()(() => idle)

/** Whether a picture may grow: the browser can, and the visitor did not ask for less motion. */
function canTransition(): boolean {
  return typeof document.startViewTransition === 'function' && !prefersReducedMotion()
}

/**
 * Goes to a detail while the card's picture grows into the detail's own (View Transitions). The detail marks its
 * picture with `SharedElement`, which lifts it over the loading sheet until that has gone: the picture stands on the blank
 * page while the rest is laid out around it. False when nothing can grow and the link should be followed as usual.
 */
export function startSharedElementTransition(
  collection: Collection,
  id: number,
  picture: HTMLElement,
  go: () => void,
): boolean {
  if (sharedElement.getState().card !== null || !canTransition()) return false
  picture.style.viewTransitionName = 'shared-element'
  sharedElement.setState({ card: cardId(collection, id), mounted: false })
  document.documentElement.dataset['sharedElementTransition'] = ''
  const transition = document.startViewTransition(async () => {
    go()
    await detailMounted()
    picture.style.viewTransitionName = ''
  })
  // A transition that is skipped (the tab was hidden, another one began) has still gone to the page.
  transition.ready.catch(() => undefined)
  transition.finished.then(endWithOverlay, endWithOverlay)
  return true
}

function endWithOverlay() {
  whenUncovered(() => {
    sharedElement.setState(idle)
    delete document.documentElement.dataset['sharedElementTransition']
  })
}

/** Resolves as soon as the detail's picture is in the document, or when waiting is no use. */
function detailMounted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, PATIENCE_MS)
    const unsubscribe = sharedElement.subscribe(({ mounted }) => mounted && done())
    if (sharedElement.getState().mounted) done()
  })
}
