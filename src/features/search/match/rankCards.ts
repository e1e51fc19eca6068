import type { Card } from '../card'
import { type Matcher, createMatcher } from './createMatcher'
import { getQueryVariants } from './queryVariants'

/** The matchers of a query: for the whole query and, if it has several words, for each word. */
export interface QueryMatcher {
  whole: Matcher
  /** Empty if the query is one word. */
  words: readonly Matcher[]
}

/** Queries with fewer initial consonants match too often, so they are searched in titles only. */
const MIN_INITIALS_IN_LINE = 4
/** The rank of a match in other names, in the line, or of separate words. Title matches rank 0 to 2. */
const RANKS = { also: 3, line: 4, words: 8 } as const

const isMatcher = (matcher: Matcher | null): matcher is Matcher => matcher !== null

/** Creates the matchers of one query variant. Returns null if it has no letters. */
export function createQueryMatcher(variant: string): QueryMatcher | null {
  const whole = createMatcher(variant)
  if (!whole) return null
  const words = variant.split(' ').map(createMatcher).filter(isMatcher)
  return { whole, words: words.length > 1 && !whole.initials ? words : [] }
}

/** Creates the matchers of all query variants, most likely first. */
export function createQueryMatchers(query: string): QueryMatcher[] {
  return getQueryVariants(query).flatMap((variant) => createQueryMatcher(variant) ?? [])
}

/** Returns whether a matcher applies to titles only, and not to sentences. */
export const matchesTitlesOnly = ({ initials, length }: Matcher) => initials && length < MIN_INITIALS_IN_LINE

function rankWith(matcher: Matcher, { group, title, line = '', also = '' }: Card): number | null {
  const titlesAlone = matchesTitlesOnly(matcher)
  const inTitle = titlesAlone && group === 'passages' ? null : matcher.rank(title)
  if (inTitle !== null || titlesAlone) return inTitle
  if (also && matcher.rank(also) !== null) return RANKS.also
  return line && matcher.rank(line) !== null ? RANKS.line : null
}

/** Returns the rank of a card, 0 the best, or null if it does not match. */
function getRank({ whole, words }: QueryMatcher, card: Card): number | null {
  const rank = rankWith(whole, card)
  if (rank !== null || words.length === 0) return rank
  return words.every((word) => rankWith(word, card) !== null) ? RANKS.words : null
}

/** Returns the matching cards, best first and otherwise in their order. */
export function rankCards(matcher: QueryMatcher, cards: readonly Card[]): Card[] {
  // Sorts by bucket instead of by comparison, because it runs over thousands of cards on every key press.
  const byRank: Card[][] = Array.from({ length: RANKS.words + 1 }, () => [])
  for (const card of cards) {
    const rank = getRank(matcher, card)
    if (rank !== null) byRank[rank]?.push(card)
  }
  return byRank.flat()
}

/** Returns the matched ranges of a text. */
export function findMarks({ whole, words }: QueryMatcher, text: string) {
  const marks = whole.marks(text)
  if (marks.length > 0 || words.length === 0) return marks
  return words.flatMap((word) => word.marks(text)).toSorted((one, other) => one.start - other.start)
}

/**
 * Returns the cards matched by the first variant that has results, with its matcher. Without results, returns
 * the first matcher.
 */
export function findCards(
  query: string,
  cards: readonly Card[],
): { matcher: QueryMatcher | null; results: readonly Card[] } {
  const matchers = createQueryMatchers(query)
  for (const matcher of matchers) {
    const results = rankCards(matcher, cards)
    if (results.length > 0) return { matcher, results }
  }
  return { matcher: matchers[0] ?? null, results: [] }
}
