import { withoutBase } from '@/config/base'
import { workFinished } from '@/lib/storage/unfinishedWork'
import { TAKE_OVER } from '@/offline/messages'
import { currentPageFrame, watchPageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { isDialogOpen, watchDialogs } from '@/ui/openDialogs'
import { dismissToast, showToast } from '@/ui/toaster'
import { isDeskAddress } from '../deskAddress'

/** How long the offer stands, in ms; afterwards the new release waits for the next visit. */
const OFFER_MS = 60_000

/** How long the new worker may take to take over before the tab is loaded anew all the same, in ms. */
const TAKE_OVER_MS = 3000

/** A worker, as far as it matters here. */
interface Release extends EventTarget {
  readonly state: string
  postMessage: (message: unknown) => void
}

/** The part of a worker's registration that is used here. */
interface Releases extends EventTarget {
  readonly installing: Release | null
  readonly waiting: Release | null
}

/**
 * Whether the visitor reads, is in a dialog or a menu (a search being typed, a card being made), or is the owner at the
 * desk: nobody is asked then, so nothing that a reload would lose is at hand when the offer is taken.
 */
function isBusy(): boolean {
  return (
    currentPageFrame().header === 'none' ||
    isDialogOpen() ||
    useScroll.getState().lockOwners.size > 0 ||
    isDeskAddress(withoutBase(window.location.pathname))
  )
}

/** Offers a new release by a toast, once for each worker that waits; never to whom it would disturb. */
export function offerUpdates(registration: Releases) {
  let withdraw: (() => void) | undefined
  const offer = () => {
    // The first worker replaces none.
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    // A newer one takes the place of the one that has waited so far.
    withdraw?.()
    withdraw = offerWhenFree(registration.waiting)
  }
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer())
  }
  registration.addEventListener('updatefound', follow)
  // One may have been found before, and be on its way or ready.
  follow()
  offer()
}

/** Offers this release whenever the visitor is free, until it is answered. Returns the way to take the offer back. */
function offerWhenFree(worker: Release): () => void {
  let toast = 0
  const hide = () => {
    const shown = toast
    toast = 0
    dismissToast(shown)
  }
  const look = () => {
    if (isBusy()) hide()
    else if (toast === 0)
      toast = showToast('사이트가 새로워졌습니다.', {
        durationMs: OFFER_MS,
        action: { label: '새로 고침', onSelect: () => (stop(), takeNew(worker)) },
        // Gone by itself, it does not come again; taken away for a while, it does.
        onExpire: () => toast !== 0 && stop(),
      })
  }
  const unwatch = [watchPageFrame(look), useScroll.subscribe(look), watchDialogs(look)]
  const stop = () => unwatch.forEach((end) => end())
  look()
  return () => {
    stop()
    hide()
  }
}

/**
 * Only the tab that asked is loaded anew: every other one keeps what it runs on. Chromium now and then holds a worker for
 * busy that has nothing at hand any more; it gives way when its tab does, so that is not waited for long.
 */
function takeNew(worker: Release) {
  const late = setTimeout(() => void reload(), TAKE_OVER_MS)
  const takenOver = () => {
    clearTimeout(late)
    void reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', takenOver, { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(TAKE_OVER)
}

async function reload() {
  await workFinished()
  window.location.reload()
}
