import { withBase } from '@/config/base'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { warnOnce } from '@/lib/logger'
import { staticStateFile } from '@/lib/staticState'
import { trustScript } from '@/lib/trustedScripts'
import { keepThese, WORKER_FILE } from '@/offline/messages'
import { noteVisits } from './noteVisits'
import { offerUpdates } from './offerUpdates'

/** How often a tab that stays open looks for a new release, in ms. */
const LOOK_EVERY_MS = 60 * 60 * 1000

/**
 * Registers the service worker and, from when it serves this page, notes what is visited. Rejects where the browser
 * refuses one.
 */
export async function registerWorker() {
  const workers = navigator.serviceWorker
  const file = trustScript(TRUSTED_TYPES.serviceWorker, withBase(`/${WORKER_FILE}`))
  const registration = await workers.register(file, { updateViaCache: 'none' })
  offerUpdates(registration)
  lookForUpdates(registration)
  warnIfRefused(registration)
  if (workers.controller) beginKeeping([])
  else workers.addEventListener('controllerchange', () => beginKeeping(loadedSoFar()), { once: true })
}

/** What this page loaded before there was a worker. Rows are asked for with a key and are kept when they are read anew. */
function loadedSoFar(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => !('initiatorType' in entry && entry.initiatorType === 'fetch'))
  return [window.location.href, ...files.map(({ name }) => name)]
}

/** Styles that stand in this document are files of their own to the next page, and were never asked for. */
const stylesOfDocument = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)

/** The rows that lie beside this document are fetched, as what `loadedSoFar` leaves out. */
function rowsOfDocument(): string[] {
  const file = staticStateFile()
  return file === undefined ? [] : [file]
}

function beginKeeping(loaded: readonly string[]) {
  const files = [...loaded, ...stylesOfDocument(), ...rowsOfDocument()]
  navigator.serviceWorker.controller?.postMessage(keepThese(files))
  noteVisits()
}

/** A first worker that never gets ready: its storage is full or refused. */
function warnIfRefused({ installing }: ServiceWorkerRegistration) {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant' && !navigator.serviceWorker.controller)
      warnOnce('offline', '이 브라우저에 자리가 없어 페이지를 남겨 두지 못했습니다.')
  })
}

function lookForUpdates(registration: ServiceWorkerRegistration) {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    // Out of reach: the next look or the next visit finds it.
    registration.update().catch(() => undefined)
  })
}
