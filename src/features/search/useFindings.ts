import { useMemo, useEffect, useState } from 'react'
import { below } from '@/config/breakpoints'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import type { Card, Group, SearchIndex } from './card'
import { normalisedQuery } from './match/normalised'
import { cardsBy, findCards, type Sought, soughtBy } from './match/rankCards'
import { nearCards, rowsOf, type Section, sectionsOf, withChapters } from './sections'
import { type RowsFrom, searchRows } from './searchRows'
import { SEARCH_PAUSE_MS } from '@/config/constants'

interface RowCards {
  /** Every row that was found since the sheet was opened: more than what the query asks for. */
  cards: readonly Card[]
  /** Where the query was looked for; null while it is. */
  from: RowsFrom | null
}

const NONE: ReadonlyMap<string, Card> = new Map()

/** Rows for a query that was normalised: asked for after a pause in typing, called off when typing goes on. */
function useRowCards(query: string): RowCards {
  const [known, setKnown] = useState(NONE)
  const [answer, setAnswer] = useState<{ query: string; from: RowsFrom }>({ query: '', from: 'server' })

  useEffect(() => {
    if (query === '') return undefined
    const calledOff = new AbortController()
    const ask = async () => {
      const { cards, from } = await searchRows(query, calledOff.signal)
      if (calledOff.signal.aborted) return
      setKnown((before) => new Map([...before, ...cards.map((card) => [card.href, card] as const)]))
      setAnswer({ query, from })
    }
    const pause = setTimeout(() => void ask(), SEARCH_PAUSE_MS)
    return () => {
      clearTimeout(pause)
      calledOff.abort()
    }
  }, [query])

  const cards = useMemo(() => [...known.values()], [known])
  return { cards, from: query === '' || answer.query === query ? answer.from : null }
}

/** What is known about a query. */
export interface Findings {
  /** As it is looked for; empty while nothing is. */
  query: string
  sought: Sought | null
  found: readonly Card[]
  sections: readonly Section[]
  /** Where rows were looked for; null while they are. */
  from: RowsFrom | null
  /** Everything was looked through and there is nothing. */
  nothing: boolean
  /** One of the words, by which something is found where there is nothing. */
  shorter: { word: string; found: readonly Card[] } | null
}

const NO_CARDS: readonly Card[] = []
/** So many places are offered where nothing is found. */
const PLACES = 2
const SHORTER = 3

/** Looks for what was typed: in the site's own words at once, in rows when they come. */
export function useFindings(typed: string, group: Group | null, index: SearchIndex | null): Findings {
  const query = normalisedQuery(typed)
  // A phone has no room for them in their novel's row.
  const chapters = !matchesMedia(below('tablet'))
  const own = index?.cards ?? NO_CARDS
  const rows = useRowCards(query)
  const cards = useMemo(() => [...own, ...rows.cards], [own, rows.cards])
  const { sought, found } = useMemo(() => {
    const findings = findCards(query, cards)
    return {
      sought: findings.sought,
      found: chapters ? withChapters(findings.found, cards) : findings.found,
    }
  }, [query, cards, chapters])
  const nothing = query !== '' && index !== null && rows.from !== null && found.length === 0
  const words = nothing ? query.split(' ').toReversed() : []
  const shorter = useShorter(words, cards)

  const sections = useMemo(() => {
    if (query === '') return openingSections(own)
    if (nothing) return emptySections(shorter, own)
    const near = group === null ? nearCards(query, found, cards) : []
    return [
      ...sectionsOf(found, group),
      ...(near.length > 0 ? [{ id: 'near', heading: '가까운 카드', rows: rowsOf(near) }] : []),
    ]
  }, [query, group, own, cards, found, nothing, shorter])
  return { query, sought, found, sections, from: rows.from, nothing, shorter }
}

/** The last of several words by which something is found, for the last word says what the others are about. */
function useShorter(words: readonly string[], cards: readonly Card[]): Findings['shorter'] {
  const [last = ''] = words.length > 1 ? words : []
  const { cards: rows } = useRowCards(last)
  for (const word of words.length > 1 ? words : []) {
    const sought = soughtBy(word)
    const found = sought ? cardsBy(sought, [...cards, ...rows]) : []
    if (found.length > 0) return { word, found }
  }
  return null
}

const firstPages = (own: readonly Card[]) =>
  own
    .filter(({ first }) => first !== undefined)
    .toSorted((one, other) => (one.first ?? 0) - (other.first ?? 0))

function openingSections(own: readonly Card[]): Section[] {
  const pages = firstPages(own)
  return pages.length > 0 ? [{ id: 'pages', heading: '페이지', rows: rowsOf(pages) }] : []
}

function emptySections(shorter: Findings['shorter'], own: readonly Card[]): Section[] {
  const places = { id: 'places', heading: '둘러볼 곳', rows: rowsOf(firstPages(own).slice(-PLACES)) }
  if (!shorter) return [places]
  return [{ id: 'shorter', heading: shorter.word, rows: rowsOf(shorter.found, SHORTER) }, places]
}
