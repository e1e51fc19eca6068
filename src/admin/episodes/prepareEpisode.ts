import { warnOnce } from '@/lib/logger'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { imageUrl, mediaKey } from '@/supabase/storageUrls'
import { isObjectListed, publicObjectUrl, uploadObject } from '@/supabase/uploads'
import { asOwner } from '../connection/connection'
import { readEntries, storedCuts, tidyEntries, withEntries, type CutEntry } from '../upload/cutEntries'
import { processImage } from '../upload/processImage'
import { prepareSerialMeta, type SerialWork } from './useSerialWork'

type Picture = Pick<PostDraft, 'image' | 'thumbnail' | 'width' | 'height' | 'placeholder' | 'alt'>

/**
 * Returns the fields that saving an episode writes: series and number, the stored cuts, and the first cut as the post's
 * picture. Throws `DataError` if the next number is unknown.
 */
export async function prepareEpisode(
  collection: Collection,
  draft: PostDraft,
  work: SerialWork,
): Promise<Partial<PostDraft>> {
  const cuts = storedCuts(readEntries(draft.meta))
  const meta = await prepareSerialMeta(collection, draft, work)
  work.changeMeta((before) => withEntries(before, tidyEntries(readEntries(before))))
  return { meta: { ...meta, cuts }, ...(await firstCutPicture(draft, cuts[0])) }
}

const noPicture: Picture = {
  image: null,
  thumbnail: null,
  width: null,
  height: null,
  placeholder: null,
  alt: null,
}

/** Returns the first cut as the post's picture, with a thumbnail. */
async function firstCutPicture(draft: PostDraft, first: CutEntry | undefined): Promise<Picture> {
  if (!first) return noPicture
  const { image, width, height, placeholder = null, alt = null } = first
  const thumbnail = image === draft.image ? draft.thumbnail : await storeThumbnail(image)
  return { image, thumbnail, width, height, placeholder, alt }
}

/** Makes and uploads the thumbnail of a stored cut. Returns null if that fails: lists then show the cut itself. */
async function storeThumbnail(image: string): Promise<string | null> {
  const url = imageUrl(image)
  const key = mediaKey(image)
  if (url === null || key === null) return null
  const thumbnailKey = key.replace(/(\.\w+)$/, '-640$1')
  try {
    if (!(await asOwner(() => isObjectListed(thumbnailKey)))) {
      const response = await fetch(url)
      const { thumbnail } = await processImage(new File([await response.blob()], key))
      await asOwner(() => uploadObject(thumbnailKey, thumbnail))
    }
    return publicObjectUrl(thumbnailKey)
  } catch (error) {
    warnOnce('episode-thumbnail', 'The thumbnail of the episode was not made.', error)
    return null
  }
}
