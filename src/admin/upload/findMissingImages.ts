import { isRecord } from '@/lib/json'
import { parseRichText } from '@/posts/parseRichText'
import type { Post } from '@/posts/post'
import type { RichTextBlock } from '@/posts/richText'
import { mediaKey } from '@/supabase/storageUrls'
import { objectExists } from '@/supabase/uploads'

/** Pictures of a post that storage no longer has. */
export interface MissingImages {
  /** Whether the post's own picture is missing. */
  image: boolean
  /** Number of missing pictures in the body. */
  body: number
  /** Number of missing cuts of an episode. */
  cuts: number
}

type PostImages = Pick<Post, 'image' | 'body' | 'meta'>

/**
 * Returns which pictures of a version or restored draft storage no longer has. Pictures that the current row shows are
 * not looked up. Throws `DataError`.
 */
export async function findMissingImages(version: PostImages, current: PostImages): Promise<MissingImages> {
  const inUse = new Set([mediaKey(current.image), ...bodyImageKeys(current.body), ...cutKeys(current.meta)])
  const isMissing = async (key: string | null) =>
    key !== null && !inUse.has(key) && !(await objectExists(key))
  const countMissing = async (keys: readonly string[]) =>
    (await Promise.all(keys.map(isMissing))).filter(Boolean).length
  const [image, body, cuts] = await Promise.all([
    isMissing(mediaKey(version.image)),
    countMissing(bodyImageKeys(version.body)),
    countMissing(cutKeys(version.meta)),
  ])
  return { image, body, cuts }
}

/** Returns the distinct storage keys of the cuts of an episode. */
function cutKeys(meta: object): string[] {
  const cuts: unknown = Reflect.get(meta, 'cuts')
  if (!Array.isArray(cuts)) return []
  const keys = cuts.map((cut) =>
    isRecord(cut) && typeof cut['image'] === 'string' ? mediaKey(cut['image']) : null,
  )
  return [...new Set(keys.filter((key) => key !== null))]
}

/** Returns the distinct storage keys of the pictures in a body. */
function bodyImageKeys(body: unknown): string[] {
  const keys = (blocks: readonly RichTextBlock[]): (string | null)[] =>
    blocks.flatMap((block) => {
      if (block.type === 'image') return [mediaKey(block.src)]
      if (block.type === 'blockquote') return keys(block.content)
      if (block.type === 'bulletList' || block.type === 'orderedList')
        return block.content.flatMap(({ content }) => keys(content))
      return []
    })
  return [...new Set(keys(parseRichText(body)?.content ?? []).filter((key) => key !== null))]
}
