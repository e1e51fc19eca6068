import type { Collection } from '@/posts/definition'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { onOverlayHidden } from '@/stores/overlay'
import { preloadPageFile } from '@/stores/pagePreloader'
import { cardId } from '@/posts/postId'
import { idle, sharedElement } from './growing'
import './sharedElementTransition.scss'

/** How long the detail's file may be on its way, in ms; then the detail comes without growing. */
const FILE_PATIENCE_MS = 300

/** How long its first render may take, in ms: it brings the loading sheet along, so that nothing is held up by waiting. */
const RENDER_PATIENCE_MS = 1000

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
  sharedElement.setState({ card: cardId(collection, id) })
  void growOnceThere(collection.detailPath(id), picture, go)
  return true
}

/** The file first: React would put an empty page in the place of one that is on its way, and keep it there for 300 ms. */
async function growOnceThere(path: string, picture: HTMLElement, go: () => void) {
  const { href } = window.location
  const hasCome = await inTime(preloadPageFile(path), FILE_PATIENCE_MS)
  const isHere = window.location.href === href
  if (isHere && hasCome) return grow(picture, go)
  forget()
  if (isHere) go()
}

function grow(picture: HTMLElement, go: () => void) {
  let isLate = false
  picture.style.viewTransitionName = 'shared-element'
  document.documentElement.dataset['sharedElementTransition'] = ''
  const transition = document.startViewTransition(async () => {
    const mounted = detailMounted()
    go()
    isLate = !(await inTime(mounted, RENDER_PATIENCE_MS))
    if (isLate) forget()
    picture.style.viewTransitionName = ''
  })
  const end = () => void (isLate || onOverlayHidden(forget))
  // A transition that is skipped (the tab was hidden, another one began) has still gone to the page.
  transition.ready.catch(() => undefined)
  transition.finished.then(end, end)
}

/** What comes from here on is an ordinary page. */
function forget() {
  sharedElement.setState(idle)
  delete document.documentElement.dataset['sharedElementTransition']
}

/** What a step says, or false when it takes longer than `ms`. */
const inTime = (step: Promise<boolean>, ms: number): Promise<boolean> =>
  Promise.race([step, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))])

/** Resolves as soon as the detail's picture is in the document. */
const detailMounted = () =>
  new Promise<boolean>((resolve) => {
    const stop = sharedElement.subscribe(({ mounted }) => {
      if (!mounted) return
      stop()
      resolve(true)
    })
  })
