import type { Webtoon } from '@/content/series/webtoon'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'paper', header: 'solid' }

/** The page of a webtoon series, whose content is loaded together with this file. */
export default function WebtoonSeries({ work }: { work: Webtoon }) {
  return <WebtoonPage work={work} />
}
