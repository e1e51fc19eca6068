import { searchTexts } from '#messages/searchTexts'
import { type Card, type Group, GROUPS } from './card'
import { isConsonant, splitLetters } from './match/letterPattern'
import { rankCards, createQueryMatcher } from './match/rankCards'

/** A card with the chapters that are shown in its row. */
export interface Row {
  card: Card
  chapters: readonly Card[]
}

/** Rows under one heading. */
export interface Section {
  /** A group's key, or the key of another kind of section. */
  id: string
  heading: string
  rows: readonly Row[]
}

/** The maximum number of rows of a group, among other groups and when it is selected. */
const ROWS_PER_GROUP = 8
const ROWS_OF_SELECTED_GROUP = 60
/** With at most `FEW_RESULTS` results, up to `MAX_NEAR_CARDS` near matches are offered. */
const FEW_RESULTS = 3
const MAX_NEAR_CARDS = 3
/** With fewer consonants almost everything would be a near match. */
const MIN_INITIALS = 3

const isChapter = ({ novel, group }: Card) => group === 'stories' && novel !== undefined

/** Adds the chapters of every novel among the results, directly after their novel. */
export function addChapters(results: readonly Card[], cards: readonly Card[]): Card[] {
  const chapters = cards.filter(isChapter)
  const novels = new Set(chapters.map(({ novel }) => novel))
  const novelCards = results.filter(({ group, href }) => group === 'stories' && novels.has(href))
  if (novelCards.length === 0) return [...results]
  const chaptersByNovel = new Map(
    novelCards.map((head) => [head, chapters.filter(({ novel }) => novel === head.href)]),
  )
  const chapterCards = new Set([...chaptersByNovel.values()].flat())
  return results
    .filter((card) => !chapterCards.has(card))
    .flatMap((card) => [card, ...(chaptersByNovel.get(card) ?? [])])
}

/** Returns the number of cards in each group. */
export function countByGroup(results: readonly Card[]): Record<Group, number> {
  const counts = { pages: 0, stories: 0, passages: 0, photos: 0, works: 0, fanart: 0, favorites: 0 }
  for (const { group } of results) counts[group]++
  return counts
}

/** Groups cards into rows. A chapter joins the row of its novel if the novel is among the cards. */
export function toRows(cards: readonly Card[], limit = ROWS_OF_SELECTED_GROUP): Row[] {
  const chapters = cards.filter(({ novel }) => novel !== undefined)
  const novels = new Set(chapters.map(({ novel }) => novel))
  const novelCards = new Set(
    cards.flatMap(({ novel, href }) => (novel === undefined && novels.has(href) ? [href] : [])),
  )
  return cards
    .filter(({ novel }) => novel === undefined || !novelCards.has(novel))
    .slice(0, limit)
    .map((card) => ({ card, chapters: chapters.filter(({ novel }) => novel === card.href) }))
}

/** Returns the results as one section per group, or only the group `only`. Empty groups are left out. */
export function toSections(results: readonly Card[], only: Group | null): Section[] {
  const byGroup = new Map<Group, Card[]>(GROUPS.map((group) => [group, []]))
  for (const card of results) byGroup.get(card.group)?.push(card)
  return [...byGroup]
    .filter(([group, cards]) => cards.length > 0 && (only === null || group === only))
    .map(([group, cards]) => ({
      id: group,
      heading: searchTexts.groups[group],
      rows: toRows(cards, only === null ? ROWS_PER_GROUP : ROWS_OF_SELECTED_GROUP),
    }))
}

/**
 * Returns near matches of a query of initial consonants with few results: cards that match with one consonant
 * less.
 */
export function findNearCards(query: string, results: readonly Card[], cards: readonly Card[]): Card[] {
  const letters = splitLetters(query)
  if (results.length > FEW_RESULTS || letters.length < MIN_INITIALS || !letters.every(isConsonant)) return []
  const matcher = createQueryMatcher(letters.slice(0, -1).join(''))
  if (!matcher) return []
  return rankCards(matcher, cards)
    .filter((card) => !results.includes(card))
    .slice(0, MAX_NEAR_CARDS)
}

/** Returns the cards in the order in which ↑ and ↓ move through them. */
export function toOptions(sections: readonly Section[]): Card[] {
  return sections.flatMap(({ rows }) => rows.flatMap(({ card, chapters }) => [card, ...chapters]))
}

/** Returns the index of the option a key moves to, wrapping around. `at` is -1 if none is active. */
export function getNextOption(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count
  return null
}

/**
 * Returns the group that Tab moves to among those with cards (null is “all”), or undefined if Tab leaves the
 * field.
 */
export function getNextGroup(
  current: Group | null,
  counts: Record<Group, number>,
  back: boolean,
): Group | null | undefined {
  const tabStops = [null, ...GROUPS.filter((group) => counts[group] > 0)]
  if (tabStops.length < 3) return undefined
  const at = tabStops.indexOf(current)
  return at === -1 ? null : tabStops[at + (back ? -1 : 1)]
}
