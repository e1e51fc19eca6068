import { tls } from '@/content/webtoon/tls'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'

/** The webtoon page at /webtoon/Tls. */
export default function Tls() {
  return <WebtoonPage work={tls} />
}
