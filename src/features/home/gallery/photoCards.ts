import type { Collection } from '@/posts/definition'
import { HOME_GALLERY_CARDS } from '@/config/constants'

/** One print on home's wire (specification §3, gallery card). */
export interface PhotoCard {
  /** Prefixed by the kind of its table: `x100vi-12`. */
  id: string
  /** Stored address of the thumbnail. */
  image: string | null
  /** Label of the camera. */
  camera: string
  description: string
  link: string
  createdAt: string
}

/** What a card is made from: the row as specification §7 reads it. */
export interface LatestPhoto {
  id: number
  title: string
  thumbnail: string | null
  createdAt: string
}

type PhotoCollection = Pick<Collection, 'key' | 'camera' | 'detailPath'>

/** Makes the card of one photo. */
export function photoCard(collection: PhotoCollection, photo: LatestPhoto): PhotoCard {
  return {
    id: `${collection.key}-${photo.id}`,
    image: photo.thumbnail,
    camera: collection.camera ?? '',
    description: photo.title,
    link: collection.detailPath(photo.id),
    createdAt: photo.createdAt,
  }
}

/** Merges the cards of both cameras: newest first, the top four (specification §7). */
export function mergeCards(...lists: readonly (readonly PhotoCard[])[]): PhotoCard[] {
  return lists
    .flat()
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, HOME_GALLERY_CARDS)
}
