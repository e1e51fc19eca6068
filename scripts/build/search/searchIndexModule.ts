// The search index of the content in the repository. Load it with Vite's `runnerImport`.
import { getChoseong } from 'es-hangul'
import { publicRoutes } from '@/content/pages'
import { webtoons } from '@/content/series/webtoons'
import type { Card, InitialsExample, SearchIndex } from '@/features/search/card'
import { normalizeText } from '@/features/search/match/normalizeText'
import { pageCards } from './pageCards.ts'
import { passageCards } from './passageCards.ts'
import { storyCards } from './storyCards.ts'

/** Number of words in the title of the example. */
const EXAMPLE_WORDS = 3

/** Returns the initial consonants of a drawing's title, as an example of such a search. */
function initialsExample(): InitialsExample | null {
  const drawing = webtoons
    .flatMap(({ gallery }) => gallery)
    .find(({ title }) => /^[\uAC00-\uD7A3 ]+$/.test(title) && title.split(' ').length === EXAMPLE_WORDS)
  if (!drawing) return null
  const query = drawing.title.split(' ').map((word) => getChoseong(word).slice(0, 1))
  return { query: query.join(''), title: drawing.title, picture: drawing.picture }
}

function withNormalizedText(card: Card): Card {
  const { title, line, also } = card
  return {
    ...card,
    title: normalizeText(title),
    ...(line !== undefined && { line: normalizeText(line) }),
    ...(also !== undefined && { also: normalizeText(also) }),
  }
}

/** Creates the cards of all pages in the menu, without hidden pages. */
function makeIndex(): SearchIndex {
  const routes = new Set(publicRoutes())
  const isPublic = ({ href }: Card) => routes.has(href.replace(/\?.*$/, ''))
  const all = [...pageCards(), ...storyCards(), ...passageCards()]
  return { cards: all.filter(isPublic).map(withNormalizedText), example: initialsExample() }
}

export default makeIndex()
