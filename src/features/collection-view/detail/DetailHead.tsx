import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import type { RichTextDocument } from '@/collections/richTextDocument'
import { richTextText } from '@/collections/richTextText'
import { imageUrl } from '@/data/storageUrls'
import { PageHead } from '@/ui/PageHead'

/** A description's length in characters: what search results and sharing cards show of it. */
const DESCRIPTION_LENGTH = 150

interface DetailHeadProps {
  collection: Collection
  post: Post
  body: RichTextDocument | null
}

/** Title, description, canonical address and sharing picture of a post: never a transformed picture, which may be WebP by negotiation. */
export function DetailHead({ collection, post, body }: DetailHeadProps) {
  const picture = imageUrl(post.image) ?? imageUrl(post.thumbnail)
  // The thumbnail's own size is not stored.
  const size = picture === imageUrl(post.image) ? { width: post.width, height: post.height } : {}
  const description = [post.summary, richTextText(body)].filter(Boolean).join(' ')
  return (
    <PageHead
      title={post.title}
      description={shorten(description) || `${collection.name} · ${post.title}`}
      path={collection.detailPath(post.id)}
      type="article"
      published={post.publishedAt ?? post.createdAt}
      modified={post.updatedAt}
      {...(picture && { image: { src: picture, ...size, alt: post.alt ?? post.title } })}
    />
  )
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`
}
