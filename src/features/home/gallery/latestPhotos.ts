import type { Collection } from '@/collections/definition'
import { readLatestPosts } from '@/collections/queries'
import { a7c2, x100vi } from '@/collections/registry'
import { mergeCards, photoCard, type PhotoCard } from './photoCards'

async function cardsOf(collection: Collection): Promise<PhotoCard[]> {
  try {
    const photos = await readLatestPosts(collection)
    return photos.map((photo) => photoCard(collection, photo))
  } catch {
    // Logged under its table's name where it was read; the other camera's photos do (specification §8).
    return []
  }
}

/** Reads both cameras' newest photos at once and merges them. Never throws: what can't be read is left out. */
export async function readLatestPhotos(): Promise<PhotoCard[]> {
  return mergeCards(...(await Promise.all([cardsOf(x100vi), cardsOf(a7c2)])))
}
