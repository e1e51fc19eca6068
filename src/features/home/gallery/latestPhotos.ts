import type { Collection } from '@/posts/definition'
import { readLatestPosts } from '@/posts/queries'
import { a7c2, x100vi } from '@/posts/registry'
import { mergeCards, photoCard, type PhotoCard } from './photoCards'

const CAMERAS = [x100vi, a7c2] as const
/** Once one camera's photos are there, the other's are waited for no longer than this (ms). */
export const LATE_CAMERA_PATIENCE_MS = 1500

export interface LatestPhotos {
  /** Of the cameras that have answered. */
  cards: readonly PhotoCard[]
  /** Both tables have answered. Without that, no card does not mean no photo. */
  complete: boolean
}

/** The cards of one camera; null when they can't be read. */
async function cardsOf(collection: Collection): Promise<PhotoCard[] | null> {
  try {
    const photos = await readLatestPosts(collection)
    return photos.map((photo) => photoCard(collection, photo))
  } catch {
    // Logged under its table's name where it was read; the other camera's photos do (specification §8).
    return null
  }
}

/**
 * Reads both cameras' newest photos at once and tells them merged; what can't be read is left out. When one camera lets
 * wait, the other's photos are told alone, and all of them later. Returns the way out.
 */
export function readLatestPhotos(tell: (photos: LatestPhotos) => void): () => void {
  const known: (PhotoCard[] | null | undefined)[] = CAMERAS.map(() => undefined)
  let left = false
  let patience: ReturnType<typeof setTimeout> | undefined

  const tellNow = () =>
    tell({ cards: mergeCards(...known.map((cards) => cards ?? [])), complete: known.every(Array.isArray) })
  const take = (camera: number, cards: PhotoCard[] | null) => {
    if (left) return
    known[camera] = cards
    clearTimeout(patience)
    if (!known.includes(undefined)) tellNow()
    else if (cards && cards.length > 0) patience = setTimeout(tellNow, LATE_CAMERA_PATIENCE_MS)
  }
  for (const [camera, collection] of CAMERAS.entries())
    void cardsOf(collection).then((cards) => take(camera, cards))

  return () => {
    left = true
    clearTimeout(patience)
  }
}
