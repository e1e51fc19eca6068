import type { Webtoon } from '@/content/series/webtoon'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'

/** The page of a webtoon series, whose content is loaded together with this file. */
export default function WebtoonSeries({ work }: { work: Webtoon }) {
  return <WebtoonPage work={work} />
}
