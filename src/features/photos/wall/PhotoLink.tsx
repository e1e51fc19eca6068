import { useMemo, type ReactNode } from 'react'
import type { PostListView } from '@/features/list/usePostPages'
import { SharedElementLink, type SharedElementLinkProps } from '@/features/sharedElement/SharedElementLink'
import type { PhotoCollection } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Photo } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'

/** Props of every photo wall. */
export interface WallProps {
  collection: PhotoCollection
  view: PostListView<PhotoMeta>
}

/** Props that the cards of both walls share. */
export interface WallCardProps {
  collection: PhotoCollection
  photo: Photo
  /** Index in the list. */
  index: number
  /** Length of the list; -1 while its end is unknown. */
  total: number
  /** Index of the row, which stays rendered while it has the focus. */
  row: number
  /** Rendered size in px. */
  width: number
  height: number
  /** Whether the image loads eagerly, because it is in the first view. */
  priority: boolean
}

interface PhotoLinkProps
  extends
    Pick<WallCardProps, 'collection' | 'photo' | 'width' | 'priority'>,
    Pick<SharedElementLinkProps, 'onPointerEnter' | 'onFocus'> {
  /** `<img sizes>`; defaults to `width`. */
  sizes?: string | undefined
  imageClassName?: string | undefined
  children?: ReactNode
}

/** A photo that links to its detail page. */
export function PhotoLink({
  collection,
  photo,
  width,
  sizes = `${width}px`,
  priority,
  imageClassName,
  children,
  ...link
}: PhotoLinkProps) {
  const sources = useMemo(() => postImageSources(photo, { width }), [photo, width])
  return (
    <SharedElementLink collection={collection} id={photo.id} draggable={false} {...link}>
      <ProgressiveImage
        sources={sources}
        sizes={sizes}
        alt={photo.alt ?? ''}
        lang={rowLang(photo)}
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
        priority={priority}
        {...(imageClassName && { className: imageClassName })}
      />
      {children}
    </SharedElementLink>
  )
}
