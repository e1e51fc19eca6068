import { FantasyStory } from '@/features/series/novel/FantasyStory'
import type { VariantProps } from '@/features/series/novel/variant'

/** The tab 판타지 of /novel/More; no route of its own. */
export default function Fantasy(props: VariantProps) {
  return <FantasyStory {...props} />
}
