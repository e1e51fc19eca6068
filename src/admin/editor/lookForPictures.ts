import type { Post } from '@/posts/post'
import { parseRichText } from '@/posts/richText'
import type { RichTextBlock } from '@/posts/richTextDocument'
import { mediaKey } from '@/supabase/storageUrls'
import { objectExists } from '@/supabase/uploads'

/** What of the pictures of a version, or of kept work, storage has let go. */
export interface LostPictures {
  /** The post's own picture. */
  image: boolean
  /** How many of those in its text. */
  body: number
}

type Pictured = Pick<Post, 'image' | 'body'>

/**
 * Asks storage which pictures of a version, or of kept work, it has no longer; what the row shows now is there. Throws
 * `DataError` when it cannot be asked.
 */
export async function lookForPictures(version: Pictured, now: Pictured): Promise<LostPictures> {
  const shown = new Set([mediaKey(now.image), ...bodyPictures(now.body)])
  const isLost = async (key: string | null) => key !== null && !shown.has(key) && !(await objectExists(key))
  const [image, ...body] = await Promise.all(
    [mediaKey(version.image), ...bodyPictures(version.body)].map(isLost),
  )
  return { image: image ?? false, body: body.filter(Boolean).length }
}

/** Keys of the stored pictures that a body shows, each once. */
function bodyPictures(body: unknown): string[] {
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
