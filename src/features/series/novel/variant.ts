import type { To } from 'react-router-dom'
import type { Novel } from '@/content/novels'

/** What a variant of /novel/More is given: its novel, and the way into the reader. */
export interface VariantProps {
  novel: Novel
  readHref: To
  onRead: () => void
}
