// What search finds without asking anybody, made of what the owner edits in code.
import { getChoseong } from 'es-hangul'
import { publicRoutes } from '@/content/pages'
import type { Card, InitialsExample, SearchIndex } from '@/features/search/card'
import { normalised } from '@/features/search/match/normalised'
import { pageCards } from './pageCards.ts'
import { passageCards } from './passageCards.ts'
import { storyCards, webtoons } from './storyCards.ts'

/** So many words make an example that is quick to see through. */
const EXAMPLE_WORDS = 3

/** The first sounds of a drawing's title of three words. */
function initialsExample(): InitialsExample | null {
  const drawing = webtoons
    .flatMap(({ gallery }) => gallery)
    .find(({ title }) => /^[가-힣 ]+$/.test(title) && title.split(' ').length === EXAMPLE_WORDS)
  if (!drawing) return null
  const query = drawing.title.split(' ').map((word) => getChoseong(word).slice(0, 1))
  return { query: query.join(''), title: drawing.title, picture: drawing.picture }
}

function composed(card: Card): Card {
  const { title, line, also } = card
  return {
    ...card,
    title: normalised(title),
    ...(line !== undefined && { line: normalised(line) }),
    ...(also !== undefined && { also: normalised(also) }),
  }
}

/** Every card of what is on a page of the menu; hidden pages have none. */
export async function makeIndex(): Promise<SearchIndex> {
  const routes = new Set(publicRoutes())
  const isOpen = ({ href }: Card) => routes.has(href.replace(/\?.*$/, ''))
  const all = [...pageCards(), ...storyCards(), ...(await passageCards())]
  return { cards: all.filter(isOpen).map(composed), example: initialsExample() }
}
