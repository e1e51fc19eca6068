// Search cards of sentences: stories of series, character descriptions, blurbs. Chapters are searched as rows.
import { searchIndex } from '#messages/searchIndex'
import type { BarePicture } from '@/assets/picture'
import { paths } from '@/config/paths'
import { novelHref } from '@/content/novelHref'
import { allNovels } from '@/content/novels/novels'
import { webtoons } from '@/content/series/webtoons'
import type { Card } from '@/features/search/card'
import { sentenceTexts } from '@/lib/korean/sentences'
import { profile } from '@content/profile'
import { characterHref } from './storyCards.ts'

interface Source {
  kind: string
  href: string
  picture: BarePicture
  book?: true
}

const passagesIn = (paragraphs: readonly string[], source: Source): Card[] =>
  paragraphs.flatMap(sentenceTexts).map((title) => ({ group: 'passages', title, ...source }))

const seriesPassages = (): Card[] =>
  webtoons.flatMap((webtoon) => [
    ...passagesIn(webtoon.story, {
      kind: searchIndex.story(webtoon.title),
      href: `${webtoon.path}?tab=story`,
      picture: webtoon.scene.picture,
    }),
    ...webtoon.characters.flatMap((character) =>
      passagesIn([character.bio], {
        kind: character.name,
        href: characterHref(webtoon, character),
        picture: character.image,
      }),
    ),
  ])

const blurbPassages = (): Card[] =>
  allNovels.flatMap(({ key, blurb, cover }) =>
    // The first sentence is on the novel's own card.
    passagesIn(sentenceTexts(blurb).slice(1), {
      kind: searchIndex.blurb,
      href: novelHref(key),
      picture: cover,
      book: true,
    }),
  )

/** Returns a card for every sentence in the content. */
export function passageCards(): Card[] {
  const biography = passagesIn(profile.biography, {
    kind: searchIndex.profile,
    href: paths.profile,
    picture: profile.portrait,
  })
  return [...seriesPassages(), ...blurbPassages(), ...biography]
}
