// Search cards of stories: series, characters, drawings, novels and chapters.
import { susa } from 'es-hangul'
import { paths } from '@/config/paths'
import { novelHref, readerHref } from '@/content/novelHref'
import type { Novel } from '@/content/novels/novel'
import { allNovels } from '@/content/novels/novels'
import { shelf } from '@/content/novels/shelf'
import { webtoons } from '@/content/series/webtoons'
import type { Character, Webtoon } from '@/content/series/webtoon'
import type { Card } from '@/features/search/card'
import { sentenceTexts } from '@/lib/korean/sentences'

/** Returns the address of the series page with this character open. */
export const characterHref = ({ path }: Webtoon, { slug }: Character) =>
  `${path}?tab=characters&character=${slug}`

function seriesCard(webtoon: Webtoon): Card {
  const { title, path, titleKo, sentence, genre, schedule, episodes, scene, story } = webtoon
  const [note] = sentenceTexts(story[0] ?? '')
  return {
    group: 'stories',
    title,
    line: sentence.join(' '),
    kind: '웹툰',
    href: path,
    also: titleKo,
    heading: titleKo,
    ...(note && { note }),
    facts: [
      ['연재', `${schedule}, ${episodes}`],
      ['장르', genre],
    ],
    picture: scene.picture,
  }
}

const characterCards = (webtoon: Webtoon): Card[] =>
  webtoon.characters.map((character) => ({
    group: 'stories',
    title: character.name,
    line: character.age,
    kind: '인물',
    href: characterHref(webtoon, character),
    also: `${character.nameEn} ${character.tag}`,
    note: character.line,
    facts: [
      ['작품', webtoon.title],
      ['좋아하는 것', character.likes],
    ],
    picture: character.image,
  }))

const drawingCards = (webtoon: Webtoon): Card[] =>
  webtoon.gallery.map(({ title, alt, picture }) => ({
    group: 'stories',
    title,
    line: alt,
    kind: '갤러리 그림',
    href: `${webtoon.path}?tab=gallery`,
    facts: [['작품', webtoon.title]],
    picture,
  }))

/** Returns the chapters of a novel that have a text. */
export const readableChapters = ({ chapters }: Novel) => chapters.filter(({ text }) => text)

function novelCards(novel: Novel): Card[] {
  const { key, title, titleEn, genre, blurb, cover } = novel
  const href = novelHref(key)
  const readable = readableChapters(novel)
  const book: Card = {
    group: 'stories',
    title,
    line: sentenceTexts(blurb)[0] ?? blurb,
    kind: '웹소설',
    href,
    also: titleEn,
    facts: [
      ['장르', genre],
      ['실린 글', `${susa(readable.length, true)} 장`],
    ],
    picture: cover,
    book: true,
  }
  const chapters = readable.map(({ number, title: name, minutes }): Card => ({
    group: 'stories',
    title: name,
    line: `${title}, ${number}장`,
    kind: `${number}장`,
    href: readerHref(key, number),
    facts: [['읽는 시간', `${minutes}분`]],
    picture: cover,
    book: true,
    novel: href,
  }))
  return [book, ...chapters]
}

/** Returns the cards of unfinished novels. */
const upcomingCards = (): Card[] =>
  shelf.flatMap(({ title, blurb, novel }) =>
    novel
      ? []
      : [{ group: 'stories', title, line: blurb, kind: '쓰는 중', href: paths.moreStories } satisfies Card],
  )

/** Returns the cards of series, characters, novels, chapters and drawings. */
export function storyCards(): Card[] {
  return [
    ...webtoons.flatMap((webtoon) => [seriesCard(webtoon), ...characterCards(webtoon)]),
    ...allNovels.flatMap(novelCards),
    ...webtoons.flatMap(drawingCards),
    ...upcomingCards(),
  ]
}
