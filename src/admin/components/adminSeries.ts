import type { Picture } from '@/assets/picture'
import { novelEntries } from '@/content/novels'
import { findNovel } from '@/content/novels/novels'
import { webtoonSeries } from '@/content/series'
import type { Collection } from '@/posts/collections'
import { shelf } from '@content/novels/shelf'

/** A series or novel as the admin area shows it. */
export interface AdminSeries {
  key: string
  title: string
  /** The first words of the title, for buttons. */
  shortTitle: string
  /** `#rrggbb`. */
  color: string
  /** Only of novels. */
  cover?: Picture
}

/** Colour of a novel that is not part of the site. */
const NO_COLOR = '#e6e0cd'

const webtoons: readonly AdminSeries[] = webtoonSeries.map(({ key, titleKo, colors }) => ({
  key,
  title: titleKo,
  shortTitle: firstWords(titleKo),
  color: colors.accent,
}))

const novels: readonly AdminSeries[] = novelEntries.map(({ key, title }) => {
  const novel = findNovel(key)
  const spine = shelf.find(({ id }) => id === key)?.spine
  return {
    key,
    title,
    shortTitle: firstWords(title),
    color: novel?.ground ?? spine?.background ?? NO_COLOR,
    ...(novel && { cover: novel.cover }),
  }
})

/** Returns the series or novels of a collection in the order of the content. Empty for collections without numbers. */
export function adminSeries({ seriesField }: Pick<Collection, 'seriesField'>): readonly AdminSeries[] {
  if (seriesField === null) return []
  return seriesField === 'series' ? webtoons : novels
}

/** Returns the series or novel of a post. A key that the content does not have is its own title. */
export function findAdminSeries(collection: Pick<Collection, 'seriesField'>, key: string): AdminSeries {
  const found = adminSeries(collection).find((series) => series.key === key)
  return found ?? { key, title: key, shortTitle: key, color: NO_COLOR }
}

/** Returns the first words of a title, with at least three letters: “A B Cd” of “A B Cd Efg”. */
function firstWords(title: string): string {
  const words = title.split(' ')
  const count = words.findIndex((_word, index) => words.slice(0, index + 1).join('').length >= 3)
  return words.slice(0, count + 1).join(' ') || title
}
