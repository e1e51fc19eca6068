import { warnOnce } from '@/lib/logger'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import { shownHead, watchHead } from '@/ui/shownHead'
import type { Sighting } from './noteVisits'

/** First comes the page, with home's intro and all that comes when it is idle: the worker waits so long from its start, in ms. */
const AFTER_MS = 6000
/** Keeps what the visitor sees for a time without network: in builds alone, never at the owner's desk. */
export function startOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const seen: Sighting[] = []
  const leave = watchHead(() => seen.push([shownHead(), window.location.pathname, Date.now()]))
  const seenSoFar = () => {
    leave()
    return seen
  }
  setTimeout(() => whenPageIdle(() => void bring(seenSoFar)), AFTER_MS)
}

async function bring(seenSoFar: () => readonly Sighting[]) {
  try {
    await (await import('./registerWorker')).registerWorker(seenSoFar)
  } catch (error) {
    warnOnce(
      'offline',
      '이 브라우저에는 페이지를 남겨 둘 수 없습니다. 연결이 있으면 그대로 볼 수 있습니다.',
      error,
    )
  }
}
