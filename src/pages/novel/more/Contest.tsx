import { ContestStory } from '@/features/series/novel/ContestStory'
import type { StoryProps } from '@/features/series/novel/storyProps'

/** The tab 공모전 of /novel/More; it has no route. */
export default function Contest(props: StoryProps) {
  return <ContestStory {...props} />
}
