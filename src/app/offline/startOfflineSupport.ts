import { onPageIdle } from '@/lib/browser/onIdle'
import { warnOnce } from '@/lib/logger'
import { getCurrentHead, subscribeToHead } from '@/ui/currentHead'
import type { PageView } from './recordVisits'

/** Delay before the service worker is registered, in ms: the page, its intro and its idle work come first. */
const REGISTRATION_DELAY_MS = 6000

/** Registers the service worker, which caches visited pages for offline use. Only in production builds. */
export function startOfflineSupport() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const views: PageView[] = []
  const unsubscribe = subscribeToHead(() =>
    views.push([getCurrentHead(), window.location.pathname, Date.now()]),
  )
  const takeViews = () => {
    unsubscribe()
    return views
  }
  setTimeout(() => onPageIdle(() => void loadAndRegister(takeViews)), REGISTRATION_DELAY_MS)
}

async function loadAndRegister(takeViews: () => readonly PageView[]) {
  try {
    await (await import('./registerWorker')).registerWorker(takeViews)
  } catch (error) {
    warnOnce('offline', 'This browser cannot keep pages for offline use. Everything else works.', error)
  }
}
