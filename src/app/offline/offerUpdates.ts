import { updates } from '#messages/updates'
import { withoutBase } from '@/config/base'
import { waitForPendingWork } from '@/lib/storage/pendingWork'
import { SKIP_WAITING_MESSAGE } from '@/offline/messages'
import { getPageFrame, onPageFrameChange } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { isDialogOpen, subscribeToDialogs } from '@/ui/openDialogs'
import { dismissToast, showToast } from '@/ui/toaster'
import { isAdminPath } from '../isAdminPath'

/** Display time of the offer, in ms. Afterwards the new release is used on the next visit. */
const OFFER_MS = 60_000

/** Timeout for the new worker's activation, in ms. Then the tab is reloaded anyway. */
const ACTIVATION_TIMEOUT_MS = 3000

/** The part of `ServiceWorker` that is used here. */
interface Worker extends EventTarget {
  readonly state: string
  postMessage: (message: unknown) => void
}

/** The part of `ServiceWorkerRegistration` that is used here. */
interface Registration extends EventTarget {
  readonly active: Worker | null
  readonly installing: Worker | null
  readonly waiting: Worker | null
}

/** Returns true while a reload would lose work: in the novel reader, in a dialog or menu, and in the admin app. */
function isBusy(): boolean {
  return (
    getPageFrame().header === 'none' ||
    isDialogOpen() ||
    useScroll.getState().lockOwners.size > 0 ||
    isAdminPath(withoutBase(window.location.pathname))
  )
}

/** Offers a reload in a toast once per waiting worker, while the visitor is not busy. */
export function offerUpdates(registration: Registration) {
  let withdraw: (() => void) | undefined
  const offer = () => {
    // The first worker does not replace another one. WebKit can make it the controller before it is active.
    if (!registration.waiting || !registration.active || !navigator.serviceWorker.controller) return
    // A newer worker replaces the offer of the previous one.
    withdraw?.()
    withdraw = offerWhenIdle(registration.waiting)
  }
  const watchInstalling = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer())
  }
  registration.addEventListener('updatefound', watchInstalling)
  // A worker may already be installing or waiting.
  watchInstalling()
  offer()
}

/** Shows the offer whenever the visitor is not busy, until it is answered. Returns a function that withdraws it. */
function offerWhenIdle(worker: Worker): () => void {
  let toast = 0
  const hide = () => {
    const visibleToast = toast
    toast = 0
    dismissToast(visibleToast)
  }
  const update = () => {
    if (isBusy()) hide()
    else if (toast === 0)
      toast = showToast(updates.available, {
        durationMs: OFFER_MS,
        action: { label: updates.reload, onSelect: () => (stop(), activate(worker)) },
        // An expired toast ends the offer; a toast hidden while the visitor is busy does not.
        onExpire: () => toast !== 0 && stop(),
      })
  }
  const subscriptions = [onPageFrameChange(update), useScroll.subscribe(update), subscribeToDialogs(update)]
  const stop = () => subscriptions.forEach((unsubscribe) => unsubscribe())
  update()
  return () => {
    stop()
    hide()
  }
}

/**
 * Activates the waiting worker and reloads this tab; other tabs keep their version. Chromium sometimes keeps the old worker alive
 * although it is idle. A reload releases it, hence the timeout.
 */
function activate(worker: Worker) {
  const timeout = setTimeout(() => void reload(), ACTIVATION_TIMEOUT_MS)
  const onActivated = () => {
    clearTimeout(timeout)
    void reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', onActivated, { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(SKIP_WAITING_MESSAGE)
}

async function reload() {
  await waitForPendingWork()
  window.location.reload()
}
