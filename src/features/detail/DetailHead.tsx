import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { RichTextDocument } from '@/posts/richTextDocument'
import { sharedWords } from '@/posts/sharedWords'
import { imageUrl } from '@/supabase/storageUrls'
import { PageHead } from '@/ui/PageHead'

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
  return (
    <PageHead
      {...sharedWords(collection, post, body)}
      path={collection.detailPath(post.id)}
      type="article"
      published={post.publishedAt ?? post.createdAt}
      modified={post.updatedAt}
      {...(picture && { image: { src: picture, ...size, alt: post.alt ?? post.title } })}
    />
  )
}
