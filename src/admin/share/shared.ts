import { createContext, use } from 'react'
import type { Collection } from '@/posts/definition'
import type { PostDraft } from '@/posts/postDraft'
import type { Focus, Size } from '@/lib/image/cropping'

/** What the previews draw. */
export interface Shared {
  collection: Collection
  draft: PostDraft
  /** Address of the post's picture; null without one. */
  picture: string | null
  size: Size
  focus: Focus | null
  /** Camera and exposure in a line, for photographs. */
  facts: string
  /** What the link says, as the page's own tags do. */
  title: string
  /** What stands in the browser's tab and in search results. */
  pageTitle: string
  description: string
  /** The site's host, and the way to the page. */
  host: string
  trail: string
}

export const SharedContext = createContext<Shared | null>(null)

/** What is previewed. Throws outside of the studio. */
export function useShared(): Shared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('Nothing is shared here.')
  return shared
}
