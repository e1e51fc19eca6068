import { createContext, use } from 'react'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/postDraft'
import type { FocalPoint, Size } from '@/lib/image/cropping'

/** Data of the previews. */
export interface SharePreview {
  collection: Collection
  draft: PostDraft
  /** URL of the post's picture; null without one. */
  picture: string | null
  size: Size
  focus: FocalPoint | null
  /** Camera and exposure in one line, for photos. */
  facts: string
  /** Title from the page's meta tags. */
  title: string
  /** Document title. */
  pageTitle: string
  description: string
  host: string
  /** Path to the page as search results show it. */
  breadcrumb: string
}

export const SharePreviewContext = createContext<SharePreview | null>(null)

/** Returns the preview data. Throws outside of the provider. */
export function useSharePreview(): SharePreview {
  const preview = use(SharePreviewContext)
  if (!preview) throw new Error('useSharePreview needs a SharePreviewContext.')
  return preview
}
