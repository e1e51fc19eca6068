import { ContestStory } from '@/features/series/novel/ContestStory'
import type { StoryProps } from '@/features/series/novel/storyProps'

/** The contest tab of /novel/More; it has no route. */
export default function Contest(props: StoryProps) {
  return <ContestStory {...props} />
}
