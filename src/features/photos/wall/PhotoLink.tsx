import { useMemo, type ReactNode } from 'react'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { SharedElementLink, type SharedElementLinkProps } from '@/features/sharedElement/SharedElementLink'
import { postImageSources } from '@/posts/imageSources'

export interface PhotoOnWall {
  collection: Collection<PhotoMeta>
  photo: Photo
  /** Its place in the list, from 0, and how long that is; -1 while the end is not known. */
  index: number
  total: number
  /** The row it stands in, which is kept while the focus is there. */
  row: number
  /** Shown size in px. */
  width: number
  height: number
  /** Part of the first view. */
  priority: boolean
}

interface PhotoLinkProps
  extends
    Pick<PhotoOnWall, 'collection' | 'photo' | 'width' | 'priority'>,
    Pick<SharedElementLinkProps, 'onPointerEnter' | 'onFocus'> {
  /** As `<img sizes>` has it, where the shown width is not one number. */
  sizes?: string | undefined
  imageClassName?: string | undefined
  children?: ReactNode
}

/** A photograph that leads to its detail. */
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
