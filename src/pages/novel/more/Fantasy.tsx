import { FantasyStory } from '@/features/series/novel/FantasyStory'
import type { StoryProps } from '@/features/series/novel/storyProps'

/** The fantasy tab of /novel/More; it has no route. */
export default function Fantasy(props: StoryProps) {
  return <FantasyStory {...props} />
}
