import { HOME_GALLERY_CARDS } from '@/config/constants'
import type { PhotoCollection } from '@/posts/collections'
import { publicPhotoCollections } from '@/posts/publicPhotoCollections'
import { watchLatestPosts } from '@/posts/read/queries'
import { rowLang } from '@/posts/rowLang'

/** One print on home's wire. */
export interface PhotoCard {
  /** Prefixed with the key of its collection: `KEY-12`. */
  id: string
  /** Stored address of the thumbnail. */
  image: string | null
  /** Label of the camera. */
  camera: string
  description: string
  /** Language of the description, if it is not the page's. */
  lang?: string
  link: string
  createdAt: string
}

/** The fields of a post that a card shows. */
interface LatestPhoto {
  id: number
  title: string
  meta: object
  thumbnail: string | null
  createdAt: string
}

type CardCollection = Pick<PhotoCollection, 'key' | 'camera' | 'detailPath'>

/** Returns the card of a photo. */
export function toPhotoCard(collection: CardCollection, photo: LatestPhoto): PhotoCard {
  const lang = rowLang(photo)
  return {
    id: `${collection.key}-${photo.id}`,
    image: photo.thumbnail,
    camera: collection.camera,
    description: photo.title,
    ...(lang && { lang }),
    link: collection.detailPath(photo.id),
    createdAt: photo.createdAt,
  }
}

/** Merges the cards of all cameras and returns the newest ones, at most `HOME_GALLERY_CARDS`. */
export function mergeCards(...lists: readonly (readonly PhotoCard[])[]): PhotoCard[] {
  return lists
    .flat()
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, HOME_GALLERY_CARDS)
}

/** When one camera's photos have loaded, the others' are awaited for at most this long (ms). */
export const SLOW_CAMERA_TIMEOUT_MS = 1500

export interface LatestPhotos {
  /** Cards of the cameras that have responded. */
  cards: readonly PhotoCard[]
  /** True if all tables were read. Otherwise an empty `cards` does not mean that there are no photos. */
  complete: boolean
}

/**
 * Reads all cameras' newest photos in parallel and passes them merged to `onPhotos`. A failed request is left out. If
 * one camera is slow, `onPhotos` is called with the others' photos first and with all of them later, and again after
 * a refetch. Returns a function that cancels the callbacks.
 */
export function readLatestPhotos(onPhotos: (photos: LatestPhotos) => void): () => void {
  const results: (PhotoCard[] | null | undefined)[] = publicPhotoCollections.map(() => undefined)
  let timeout: ReturnType<typeof setTimeout> | undefined

  const notify = () =>
    onPhotos({
      cards: mergeCards(...results.map((cards) => cards ?? [])),
      complete: results.every(Array.isArray),
    })
  const onResult = (camera: number, cards: PhotoCard[] | null) => {
    results[camera] = cards
    clearTimeout(timeout)
    if (!results.includes(undefined)) notify()
    else if (cards && cards.length > 0) timeout = setTimeout(notify, SLOW_CAMERA_TIMEOUT_MS)
  }
  const unsubscribes = publicPhotoCollections.map((collection, camera) =>
    watchLatestPosts(collection, (photos) =>
      onResult(camera, photos && photos.map((photo) => toPhotoCard(collection, photo))),
    ),
  )

  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    clearTimeout(timeout)
  }
}
