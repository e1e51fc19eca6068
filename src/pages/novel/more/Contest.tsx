import { ContestStory } from '@/features/series/novel/ContestStory'
import type { VariantProps } from '@/features/series/novel/variant'

/** The tab 공모전 of /novel/More; no route of its own. */
export default function Contest(props: VariantProps) {
  return <ContestStory {...props} />
}
