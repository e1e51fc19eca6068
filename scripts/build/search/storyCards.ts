// Search cards of stories: series, characters, drawings and novels. Episodes and chapters are searched as rows.
import { searchIndex } from '#messages/searchIndex'
import { seo } from '#messages/seo'
import { paths } from '@/config/paths'
import { novelHref } from '@/content/novelHref'
import type { Novel } from '@/content/novels/novel'
import { allNovels } from '@/content/novels/novels'
import type { Character, Webtoon } from '@/content/series/webtoon'
import { webtoons } from '@/content/series/webtoons'
import type { Card } from '@/features/search/card'
import { sentenceTexts } from '@/lib/korean/sentences'
import { shelf } from '@content/novels/shelf'

/** Returns the address of the series page with this character open. */
export const characterHref = ({ path }: Webtoon, { slug }: Character) =>
  `${path}?tab=characters&character=${slug}`

function seriesCard(webtoon: Webtoon): Card {
  const { title, path, titleKo, sentence, genre, schedule, scene, story } = webtoon
  const [note] = sentenceTexts(story[0] ?? '')
  return {
    group: 'stories',
    title,
    line: sentence.join(' '),
    kind: searchIndex.webtoon,
    href: path,
    also: titleKo,
    heading: seo.seriesName(webtoon),
    ...(note && { note }),
    facts: [
      [searchIndex.schedule, schedule],
      [searchIndex.genre, genre],
    ],
    picture: scene.picture,
  }
}

const characterCards = (webtoon: Webtoon): Card[] =>
  webtoon.characters.map((character) => ({
    group: 'stories',
    title: character.name,
    line: character.age,
    kind: searchIndex.character,
    href: characterHref(webtoon, character),
    also: `${character.nameEn} ${character.tag}`,
    note: character.line,
    facts: [
      [searchIndex.work, webtoon.title],
      [searchIndex.likes, character.likes],
    ],
    picture: character.image,
  }))

const drawingCards = (webtoon: Webtoon): Card[] =>
  webtoon.gallery.map(({ title, alt, picture }) => ({
    group: 'stories',
    title,
    line: alt,
    kind: searchIndex.drawing,
    href: `${webtoon.path}?tab=gallery`,
    facts: [[searchIndex.work, webtoon.title]],
    picture,
  }))

function novelCard({ key, title, titleEn, genre, blurb, cover }: Novel): Card {
  return {
    group: 'stories',
    title,
    line: sentenceTexts(blurb)[0] ?? blurb,
    kind: searchIndex.novel,
    href: novelHref(key),
    also: titleEn,
    facts: [[searchIndex.genre, genre]],
    picture: cover,
    book: true,
  }
}

/** Returns the cards of unfinished novels. */
const upcomingCards = (): Card[] =>
  shelf.flatMap(({ title, blurb, novel }) =>
    novel
      ? []
      : [
          {
            group: 'stories',
            title,
            line: blurb,
            kind: searchIndex.upcoming,
            href: paths.moreStories,
          } satisfies Card,
        ],
  )

/** Returns the cards of series, characters, novels and drawings. */
export function storyCards(): Card[] {
  return [
    ...webtoons.flatMap((webtoon) => [seriesCard(webtoon), ...characterCards(webtoon)]),
    ...allNovels.map(novelCard),
    ...webtoons.flatMap(drawingCards),
    ...upcomingCards(),
  ]
}
