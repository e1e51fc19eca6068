import { sessionSafeStorage } from '../storage/safeStorage'

/**
 * Detects whether the storage supports renditions, once per tab session: a Supabase project without image transforms
 * answers every rendition with an error. After the first failed rendition, pictures are requested as they are stored. If
 * the stored picture loads, renditions are unsupported for good. If it is missing too, only that picture was missing, and
 * renditions count as supported again.
 */

const KEY = 'pictureRenditions'
const SUPPORTED = 'made'
const UNSUPPORTED = 'none'

interface RenditionSupport {
  supported: boolean
  confirmed: boolean
}

let current: RenditionSupport | undefined
/** Reads session storage on first use, because the prerenderer lacks it. */
function renditionSupport(): RenditionSupport {
  if (current) return current
  const stored = sessionSafeStorage.get(KEY)
  return (current = {
    supported: stored !== UNSUPPORTED,
    confirmed: stored === SUPPORTED || stored === UNSUPPORTED,
  })
}

const listeners = new Set<() => void>()

/** Whether the storage supports renditions, as far as this tab has found out. */
export const areRenditionsSupported = () => renditionSupport().supported

/** Calls `listener` when the support for renditions changes. Returns an unsubscribe function. */
export function onRenditionSupportChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Assumes support for renditions until it is confirmed: false when a rendition failed, true when the stored picture is
 * missing too.
 */
export function assumeRenditionSupport(supported: boolean) {
  const support = renditionSupport()
  if (support.confirmed || supported === support.supported) return
  support.supported = supported
  for (const listener of listeners) listener()
}

/**
 * Confirms for this tab session whether renditions are supported: true when one has loaded, false when only the stored
 * picture has.
 */
export function confirmRenditionSupport(supported: boolean) {
  const support = renditionSupport()
  if (support.confirmed) return
  assumeRenditionSupport(supported)
  support.confirmed = true
  sessionSafeStorage.set(KEY, supported ? SUPPORTED : UNSUPPORTED)
}
