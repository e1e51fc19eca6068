import { createContext, use } from 'react'
import type { PostCard } from '@/cards/postCard'
import type { Size } from '@/lib/image/cropping'

/** Data of the previews. */
export interface SharePreview {
  /** Content of the post's social card. */
  card: PostCard
  size: Size
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
