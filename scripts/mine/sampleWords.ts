// Names and titles of the site's content. Reads it: load it through Vite.
import { galleries } from '@/content/galleryRegistry'
import { novelEntries } from '@/content/novels'
import { webtoonSeries } from '@/content/series'
import { casts } from '@/content/series/casts'
import { homeHero } from '@content/homeHero'
import { site } from '@content/site'
import { skillGroups } from '@content/skills'

/** Shorter words occur in other words. */
const MIN_LETTERS = 3

/** Returns the names of the owner, the site, the cameras, the stories and their characters. */
export function listOwnWords(): string[] {
  const { owner } = site
  const words = [
    site.name,
    owner.name,
    owner.nameEn ?? '',
    owner.email,
    owner.handle,
    homeHero.tagline,
    ...galleries.flatMap(({ label, cameras, line }) => [
      label,
      line.join(' '),
      ...cameras.map(({ model }) => model),
    ]),
    ...webtoonSeries.flatMap(({ title, titleKo, path }) => [title, titleKo, path]),
    ...novelEntries.map(({ title }) => title),
    ...casts.flatMap((cast) => Object.values(cast)),
    ...skillGroups.flatMap(({ team }) => team?.members.map(({ name }) => name) ?? []),
  ]
  return [...new Set(words)].filter((word) => Array.from(word).length >= MIN_LETTERS)
}
