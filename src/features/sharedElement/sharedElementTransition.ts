import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { type Collection, cardId } from '@/posts/collections'
import { onOverlayHidden } from '@/stores/overlay'
import { preloadPageFile } from '@/stores/pagePreloader'
import { IDLE, transitionStore } from './transitionStore'
import './sharedElementTransition.scss'

/** Timeout for loading the detail's module, in ms. Afterwards the detail opens without a transition. */
const LOAD_TIMEOUT_MS = 300

/** Timeout for the detail's first render, in ms. */
const RENDER_TIMEOUT_MS = 1000

/** Returns true if the browser supports view transitions and the visitor has not reduced motion. */
function canTransition(): boolean {
  return typeof document.startViewTransition === 'function' && !prefersReducedMotion()
}

/**
 * Navigates to a detail with a view transition from the card's picture to the detail's picture. The detail wraps its picture in
 * `SharedElement`, which keeps it above the loading overlay until that is hidden. Returns false if no transition is possible; then
 * the link should be followed as usual.
 */
export function startSharedElementTransition(
  collection: Collection,
  id: number,
  picture: HTMLElement,
  navigate: () => void,
): boolean {
  if (transitionStore.getState().card !== null || !canTransition()) return false
  transitionStore.setState({ card: cardId(collection, id) })
  void transitionAfterLoad(collection.detailPath(id), picture, navigate)
  return true
}

/** Loads the detail's module first: while it is loading, React would render an empty fallback and keep it for 300 ms. */
async function transitionAfterLoad(path: string, picture: HTMLElement, navigate: () => void) {
  const { href } = window.location
  const hasLoaded = await withTimeout(preloadPageFile(path), LOAD_TIMEOUT_MS)
  const isSamePage = window.location.href === href
  if (isSamePage && hasLoaded) return startTransition(picture, navigate)
  resetTransition()
  if (isSamePage) navigate()
}

function startTransition(picture: HTMLElement, navigate: () => void) {
  let hasTimedOut = false
  picture.style.viewTransitionName = 'shared-element'
  document.documentElement.dataset['sharedElementTransition'] = ''
  const transition = document.startViewTransition(async () => {
    const mounted = waitForDetail()
    navigate()
    hasTimedOut = !(await withTimeout(mounted, RENDER_TIMEOUT_MS))
    if (hasTimedOut) resetTransition()
    picture.style.viewTransitionName = ''
  })
  const end = () => void (hasTimedOut || onOverlayHidden(resetTransition))
  // A skipped transition (hidden tab, newer transition) rejects, but has navigated anyway.
  transition.ready.catch(() => undefined)
  transition.finished.then(end, end)
}

function resetTransition() {
  transitionStore.setState(IDLE)
  delete document.documentElement.dataset['sharedElementTransition']
}

/** Resolves to the promise's value, or to false after `ms`. */
const withTimeout = (promise: Promise<boolean>, ms: number): Promise<boolean> =>
  Promise.race([promise, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))])

/** Resolves as soon as the detail's picture is mounted. */
const waitForDetail = () =>
  new Promise<boolean>((resolve) => {
    const unsubscribe = transitionStore.subscribe(({ mounted }) => {
      if (!mounted) return
      unsubscribe()
      resolve(true)
    })
  })
