import { some } from '@/content/webtoon/some'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'

/** The webtoon page at /webtoon/Some. */
export default function Some() {
  return <WebtoonPage work={some} />
}
