import { EpisodePage } from '@/features/series/strip/EpisodePage'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'paper', header: 'none', backToTop: false }

/** One episode of a webtoon series. */
export default function EpisodeView() {
  return <EpisodePage />
}
