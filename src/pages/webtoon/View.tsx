import { EpisodePage } from '@/features/series/strip/EpisodePage'

/** One episode of a webtoon series. */
export default function EpisodeView() {
  return <EpisodePage />
}
