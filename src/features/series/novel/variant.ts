import type { Novel } from '@/content/novels'

/** What a variant of /novel/More is given: its novel, and what remembers the page that gives way to the reader. */
export interface VariantProps {
  novel: Novel
  onRead: () => void
}
