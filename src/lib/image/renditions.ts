import type { ImageSource } from './imageSource'
import { sessionSafeStorage } from '../storage/safeStorage'

/**
 * Whether the storage makes renditions, found out once a visit and kept while the tab lives: a Supabase project without
 * image transforms answers each of them with an error. The first that fails is doubt, and from then on pictures are asked
 * for as they are stored. When the stored picture comes, it is settled; when that is gone as well, it was the picture, and
 * renditions are trusted again.
 */

const KEY = 'pictureRenditions'
const MADE = 'made'
const NONE = 'none'

interface Belief {
  trusted: boolean
  settled: boolean
}

let belief: Belief | undefined
/** Read when it is first asked for: where static pages are written there is no visit. */
function believed(): Belief {
  if (belief) return belief
  const known = sessionSafeStorage.get(KEY)
  return (belief = { trusted: known !== NONE, settled: known === MADE || known === NONE })
}

const listeners = new Set<() => void>()

/** Whether renditions are worth asking for, as far as this visit knows. */
export const areRenditionsTrusted = () => believed().trusted

/** The best source that is worth asking for: no rendition where none are made. */
export const trustedSource = (sources: readonly ImageSource[], trusted = areRenditionsTrusted()) =>
  sources.find(({ isRendition }) => !isRendition || trusted)

/** Calls back when the trust changes; returns the way out. */
export function watchRenditions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A rendition has failed, or its picture is gone as it is stored, too. */
export function trustRenditions(next: boolean) {
  const now = believed()
  if (now.settled || next === now.trusted) return
  now.trusted = next
  for (const listener of listeners) listener()
}

/** A rendition has come, or only the stored picture in its place: so it stays for this visit. */
export function settleRenditions(made: boolean) {
  const now = believed()
  if (now.settled) return
  trustRenditions(made)
  now.settled = true
  sessionSafeStorage.set(KEY, made ? MADE : NONE)
}
