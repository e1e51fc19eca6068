import type { Card } from '../card'
import { type Matcher, matcherOf } from './matcher'
import { readingsOf } from './readings'

/** How a query is looked for: as a whole and, where it has several words, by each of them. */
export interface Sought {
  whole: Matcher
  /** Empty where the query is one word. */
  words: readonly Matcher[]
}

/** First consonants are so common that fewer of them are looked for in titles alone. */
const INITIALS_OF_A_LINE = 4
/** What a hit in other names, in the line, or of words apart ranks behind one in the title. */
const BEHIND = { also: 3, line: 4, words: 8 } as const

const isMatcher = (matcher: Matcher | null): matcher is Matcher => matcher !== null

/** One reading of a query; null where there is nothing to look for. */
export function soughtBy(reading: string): Sought | null {
  const whole = matcherOf(reading)
  if (!whole) return null
  const words = reading.split(' ').map(matcherOf).filter(isMatcher)
  return { whole, words: words.length > 1 && !whole.initials ? words : [] }
}

/** What a query may mean, likeliest first. */
export function allSought(query: string): Sought[] {
  return readingsOf(query).flatMap((reading) => soughtBy(reading) ?? [])
}

/** Whether something is looked for in titles alone, and in no sentences. */
export const inTitlesAlone = ({ initials, length }: Matcher) => initials && length < INITIALS_OF_A_LINE

function rankBy(matcher: Matcher, { group, title, line = '', also = '' }: Card): number | null {
  const titlesAlone = inTitlesAlone(matcher)
  const inTitle = titlesAlone && group === 'passages' ? null : matcher.rank(title)
  if (inTitle !== null || titlesAlone) return inTitle
  if (also && matcher.rank(also) !== null) return BEHIND.also
  return line && matcher.rank(line) !== null ? BEHIND.line : null
}

/** How near a card comes to what is sought, 0 the nearest; null when it does not. */
function rankOf({ whole, words }: Sought, card: Card): number | null {
  const rank = rankBy(whole, card)
  if (rank !== null || words.length === 0) return rank
  return words.every((word) => rankBy(word, card) !== null) ? BEHIND.words : null
}

/** The cards that are found, the nearest first and otherwise as they stand. */
export function cardsBy(sought: Sought, cards: readonly Card[]): Card[] {
  // With every letter typed, perhaps thousands: put by rank, none is compared with another.
  const byRank: Card[][] = Array.from({ length: BEHIND.words + 1 }, () => [])
  for (const card of cards) {
    const rank = rankOf(sought, card)
    if (rank !== null) byRank[rank]?.push(card)
  }
  return byRank.flat()
}

/** What is marked in a text. */
export function marksIn({ whole, words }: Sought, text: string) {
  const marks = whole.marks(text)
  if (marks.length > 0 || words.length === 0) return marks
  return words.flatMap((word) => word.marks(text)).toSorted((one, other) => one.start - other.start)
}

/** The first reading by which any card is found, with its cards; without hits the likeliest reading. */
export function findCards(
  query: string,
  cards: readonly Card[],
): { sought: Sought | null; found: readonly Card[] } {
  const all = allSought(query)
  for (const sought of all) {
    const found = cardsBy(sought, cards)
    if (found.length > 0) return { sought, found }
  }
  return { sought: all[0] ?? null, found: [] }
}
