import { parseRichText } from '@/posts/parseRichText'
// Lists the stored pictures of a post. Reads the site's modules: load it through Vite.
import { isSamePicture } from '@/posts/pictures/knownPictures'
import { pictureKey } from '@/posts/pictures/pictureCopies'
import type { Post } from '@/posts/post'
import type { RichTextBlock, RichTextImage } from '@/posts/richText'
import { imageUrl } from '@/supabase/storageUrls'

/** A picture in the site's storage. */
export interface StoredPicture {
  /** Storage key. */
  key: string
  /** URL of the original. Relative if the backend is embedded. */
  url: string
  /** Width in px that the row states. Null if it states none. */
  width: number | null
}

function imagesIn(blocks: readonly RichTextBlock[]): RichTextImage[] {
  return blocks.flatMap((block) => {
    if (block.type === 'image') return [block]
    if (block.type === 'blockquote') return imagesIn(block.content)
    return block.type === 'bulletList' || block.type === 'orderedList'
      ? block.content.flatMap(({ content }) => imagesIn(content))
      : []
  })
}

/**
 * Returns the stored pictures of a post without duplicates: picture, thumbnail, cuts and pictures in its text. The smaller size
 * of the same picture is left out.
 */
export function listPictures({ image, thumbnail, width, meta, body }: Post): StoredPicture[] {
  const pictures = new Map<string, StoredPicture>()
  const add = (stored: string | null, statedWidth: number | null) => {
    const [key, url] = [pictureKey(stored), imageUrl(stored)]
    if (key !== null && url !== null && !pictures.has(key))
      pictures.set(key, { key, url, width: statedWidth })
  }
  add(image, width)
  if (!isSamePicture(image, thumbnail)) add(thumbnail, null)
  if ('cuts' in meta && Array.isArray(meta.cuts)) for (const cut of meta.cuts) add(cut.image, cut.width)
  for (const picture of imagesIn(parseRichText(body)?.content ?? [])) add(picture.src, picture.width)
  return [...pictures.values()]
}
