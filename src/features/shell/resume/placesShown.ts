import type { BarePicture } from '@/assets/picture'
import { character1 as some } from '@/assets/webtoon/some'
import { character1 as they } from '@/assets/webtoon/they'
import { character1 as tls } from '@/assets/webtoon/tls'
import { RESUME_FROM_SHARE, RESUME_READ_SHARE } from '@/config/constants'
import { paths } from '@/config/paths'
import { readerHref } from '@/content/novelAddress'
import { type Novel, novels } from '@/content/novels'
import { type SeriesKey, webtoonSeries } from '@/content/series'
import type { Places } from '@/lib/storage/resume'

const portraits: Record<SeriesKey, BarePicture> = { tls, they, some }
const tabNames = new Map([
  ['story', '스토리'],
  ['characters', '캐릭터'],
  ['gallery', '갤러리'],
])
const photoPaths = new Map([
  ['a7c2', paths.a7c2Photo.to],
  ['x100vi', paths.x100viPhoto.to],
])

/** The chapter that was read last: 12 percent of it, or all. */
function chapterShown({ chapters }: Places) {
  for (const { novel: key, chapter: number, share } of chapters) {
    const novel: Novel | undefined = Object.values(novels).find((one) => one.key === key)
    const chapter = novel?.chapters.find((one) => one.number === number && one.text)
    if (!novel || !chapter || share < RESUME_FROM_SHARE) continue
    const percent = share >= RESUME_READ_SHARE ? 100 : Math.floor(share * 100)
    return { novel, chapter, percent, href: readerHref(novel.key, number) }
  }
  return null
}

/** The webtoon whose tab was seen last. */
function tabShown({ tabs }: Places) {
  for (const { series: key, tab } of tabs) {
    const series = webtoonSeries.find((one) => one.key === key)
    const name = tabNames.get(tab)
    if (series && name)
      return { series, name, portrait: portraits[series.key], href: `${series.pageLink}?tab=${tab}` }
  }
  return null
}

/** The photographs that were seen last, the latest first; it leads to that one. */
function photosShown({ photos }: Places) {
  const known = photos.filter(({ collection }) => photoPaths.has(collection))
  const [latest] = known
  const href = latest && photoPaths.get(latest.collection)?.(latest.id)
  return latest && href ? { latest, href, photos: known } : null
}

/** Of each kind what the table of contents shows: at most one, and only what the site still has. */
export function placesShown(places: Places) {
  return { chapter: chapterShown(places), tab: tabShown(places), photos: photosShown(places) }
}
