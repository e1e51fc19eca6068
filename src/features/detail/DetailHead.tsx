import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import type { RichTextDocument } from '@/posts/richText'
import { linkPreview } from '@/posts/share'
import { imageUrl } from '@/supabase/storageUrls'
import { PageHead } from '@/ui/PageHead'

interface DetailHeadProps {
  collection: Collection
  post: Post
  body: RichTextDocument | null
}

/** The head of a post's page. The sharing image is the original, because a transformed one may be WebP by content negotiation. */
export function DetailHead({ collection, post, body }: DetailHeadProps) {
  const picture = imageUrl(post.image) ?? imageUrl(post.thumbnail)
  // The size of the thumbnail is not stored.
  const size = picture === imageUrl(post.image) ? { width: post.width, height: post.height } : {}
  return (
    <PageHead
      {...linkPreview(collection, post, body)}
      path={collection.detailPath(post.id)}
      type="article"
      published={post.publishedAt ?? post.createdAt}
      modified={post.updatedAt}
      {...(picture && { image: { src: picture, ...size, alt: post.alt ?? post.title } })}
    />
  )
}
