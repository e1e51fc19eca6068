import type { Collection } from '@/collections/definition'
import { readLatestPosts } from '@/collections/queries'
import { a7c2, x100vi } from '@/collections/registry'
import { whenSwitchable } from '@/motion/holdPlace'
import { mergeCards, photoCard, type PhotoCard } from './photoCards'

const CAMERAS = [x100vi, a7c2] as const
/** Once one camera's photos are there, the other's are waited for no longer than this (ms). */
export const LATE_CAMERA_PATIENCE_MS = 1500

async function cardsOf(collection: Collection): Promise<PhotoCard[]> {
  try {
    const photos = await readLatestPosts(collection)
    return photos.map((photo) => photoCard(collection, photo))
  } catch {
    // Logged under its table's name where it was read; the other camera's photos do (specification §8).
    return []
  }
}

/**
 * Reads both cameras' newest photos at once and shows them merged; what can't be read is left out. When one camera lets
 * wait, the other's photos are shown alone, and all of them as soon as a longer pin can't be seen in `section`.
 * Returns the way out.
 */
export function showLatestPhotos(
  section: HTMLElement,
  show: (cards: readonly PhotoCard[]) => void,
): () => void {
  const known: (PhotoCard[] | undefined)[] = CAMERAS.map(() => undefined)
  let left = false
  let shown = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let stopWaiting: (() => void) | undefined

  const merged = () => mergeCards(...known.map((cards) => cards ?? []))
  const showNow = () => {
    shown = true
    show(merged())
  }
  const take = (camera: number, cards: PhotoCard[]) => {
    if (left) return
    known[camera] = cards
    clearTimeout(patience)
    if (known.every(Boolean)) {
      if (shown) stopWaiting = whenSwitchable(section, true, showNow)
      else showNow()
    } else if (cards.length > 0) patience = setTimeout(showNow, LATE_CAMERA_PATIENCE_MS)
  }
  for (const [camera, collection] of CAMERAS.entries())
    void cardsOf(collection).then((cards) => take(camera, cards))

  return () => {
    left = true
    clearTimeout(patience)
    stopWaiting?.()
  }
}
