import type { Collection } from '@/posts/collections'
import { pictureFile, SHARED_IMAGE_MAX_WIDTH_PX } from '@/posts/pictures/pictureFiles'
import type { Post } from '@/posts/post'
import type { RichTextDocument } from '@/posts/richText'
import { linkPreview } from '@/posts/share'
import { PageHead } from '@/ui/PageHead'

interface DetailHeadProps {
  collection: Collection
  post: Post
  body: RichTextDocument | null
}

/** The head of a post's page. The sharing image is a copy of the picture, or the stored one. */
export function DetailHead({ collection, post, body }: DetailHeadProps) {
  const { url, ...size } = pictureFile(post, SHARED_IMAGE_MAX_WIDTH_PX) ?? {}
  return (
    <PageHead
      {...linkPreview(collection, post, body)}
      path={collection.detailPath(post.id)}
      type="article"
      published={post.publishedAt ?? post.createdAt}
      modified={post.updatedAt}
      {...(url && { image: { src: url, ...size, alt: post.alt ?? post.title } })}
    />
  )
}
