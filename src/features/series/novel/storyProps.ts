import type { Novel } from '@/content/novels/novel'
import type { NovelReader } from './useReader'

/** The props of a tab of /novel/More: its novel and that novel's reader. */
export interface StoryProps {
  novel: Novel
  reader: NovelReader
}
