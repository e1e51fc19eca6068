import { they } from '@/content/webtoon/they'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'

/** The webtoon page at /webtoon/They. */
export default function They() {
  return <WebtoonPage work={they} />
}
