import { type Card, type Group, GROUPS, groups } from './card'
import { isConsonant, lettersOf } from './match/letterPattern'
import { cardsBy, soughtBy } from './match/rankCards'

/** A card with the chapters that stand in its row. */
export interface Row {
  card: Card
  chapters: readonly Card[]
}

/** Rows under one heading. */
export interface Section {
  /** A group's name, or what else the section is. */
  id: string
  heading: string
  rows: readonly Row[]
}

/** So many rows of a group are shown beside others, and so many where it stands alone. */
const BESIDE_OTHERS = 8
const ALONE = 60
/** Cards that come near are offered where few are found. */
const FEW = 3
const NEAR = 3
/** Two consonants less would bring near everything. */
const FEWEST_INITIALS = 3

const isChapter = ({ novel, group }: Card) => group === 'stories' && novel !== undefined

/** What was found together with the chapters of every novel in it, each right behind its novel. */
export function withChapters(found: readonly Card[], cards: readonly Card[]): Card[] {
  const chapters = cards.filter(isChapter)
  const novels = new Set(chapters.map(({ novel }) => novel))
  const heads = found.filter(({ group, href }) => group === 'stories' && novels.has(href))
  if (heads.length === 0) return [...found]
  const behind = new Map(heads.map((head) => [head, chapters.filter(({ novel }) => novel === head.href)]))
  const moved = new Set([...behind.values()].flat())
  return found.filter((card) => !moved.has(card)).flatMap((card) => [card, ...(behind.get(card) ?? [])])
}

/** How many cards each group has. */
export function countsOf(found: readonly Card[]): Record<Group, number> {
  const counts = { pages: 0, stories: 0, passages: 0, photos: 0, works: 0, fanart: 0, favorites: 0 }
  for (const { group } of found) counts[group]++
  return counts
}

/** Rows of cards; a chapter stands in the row of its novel where that is among them. */
export function rowsOf(cards: readonly Card[], most = ALONE): Row[] {
  const chapters = cards.filter(({ novel }) => novel !== undefined)
  const novels = new Set(chapters.map(({ novel }) => novel))
  const heads = new Set(
    cards.flatMap(({ novel, href }) => (novel === undefined && novels.has(href) ? [href] : [])),
  )
  return cards
    .filter(({ novel }) => novel === undefined || !heads.has(novel))
    .slice(0, most)
    .map((card) => ({ card, chapters: chapters.filter(({ novel }) => novel === card.href) }))
}

/** What was found, group by group, or one group alone. Groups without cards are left out. */
export function sectionsOf(found: readonly Card[], only: Group | null): Section[] {
  const byGroup = new Map<Group, Card[]>(groups.map((group) => [group, []]))
  for (const card of found) byGroup.get(card.group)?.push(card)
  return [...byGroup]
    .filter(([group, cards]) => cards.length > 0 && (only === null || group === only))
    .map(([group, cards]) => ({
      id: group,
      heading: GROUPS[group],
      rows: rowsOf(cards, only === null ? BESIDE_OTHERS : ALONE),
    }))
}

/** Cards that come near to first consonants by which few are found: those with one consonant less. */
export function nearCards(query: string, found: readonly Card[], cards: readonly Card[]): Card[] {
  const letters = lettersOf(query)
  if (found.length > FEW || letters.length < FEWEST_INITIALS || !letters.every(isConsonant)) return []
  const sought = soughtBy(letters.slice(0, -1).join(''))
  if (!sought) return []
  return cardsBy(sought, cards)
    .filter((card) => !found.includes(card))
    .slice(0, NEAR)
}

/** The cards of sections in the order in which ↑ and ↓ go through them. */
export function optionsOf(sections: readonly Section[]): Card[] {
  return sections.flatMap(({ rows }) => rows.flatMap(({ card, chapters }) => [card, ...chapters]))
}

/** Which option a key leads to; round at both ends. `at` is -1 where none is chosen. */
export function optionAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count
  return null
}

/** The group that Tab leads to among those with cards, null is all of them; undefined: out of the field. */
export function groupAfter(
  current: Group | null,
  counts: Record<Group, number>,
  back: boolean,
): Group | null | undefined {
  const stops = [null, ...groups.filter((group) => counts[group] > 0)]
  if (stops.length < 3) return undefined
  const at = stops.indexOf(current)
  return at === -1 ? null : stops[at + (back ? -1 : 1)]
}
