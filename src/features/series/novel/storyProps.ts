import type { Novel } from '@/content/novels/novel'

/** The props of a tab of /novel/More: its novel, and a callback to run before the reader opens. */
export interface StoryProps {
  novel: Novel
  onRead: () => void
}
