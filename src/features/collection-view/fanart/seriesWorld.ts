import type { FanartMeta } from '@/collections/meta'
import { paths } from '@/config/paths'

interface WorldLink {
  label: string
  to: string
}

/** The pages of an own series: its webtoon, and its novel where there is one. */
const WORLDS: Record<NonNullable<FanartMeta['series']>, readonly WorldLink[]> = {
  tls: [
    { label: '웹툰 TWINS LOVE STORY', to: paths.webtoon.tls },
    { label: '웹소설 해와 달의 연애사', to: paths.novel.tls },
  ],
  they: [
    { label: '웹툰 The One and They', to: paths.webtoon.they },
    { label: '웹소설 그 애와 그들', to: paths.novel.they },
  ],
  some: [{ label: '웹툰 Somebodies', to: paths.webtoon.some }],
}

/** Where the world of a fan art goes on; null when it was drawn after someone else's work. */
export function worldOf(series: FanartMeta['series']): readonly WorldLink[] | null {
  return series ? WORLDS[series] : null
}
