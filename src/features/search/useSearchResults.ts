import { useMemo, useEffect, useState } from 'react'
import { searchTexts } from '#messages/searchTexts'
import { below } from '@/config/breakpoints'
import { SEARCH_DEBOUNCE_MS } from '@/config/constants'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import type { Card, Group, SearchIndex } from './card'
import { normalizeQuery } from './match/normalizeText'
import { rankCards, findCards, type QueryMatcher, createQueryMatcher } from './match/rankCards'
import { type PostOrigin, searchPostCards } from './searchPostCards'
import { findNearCards, toRows, type Section, toSections, addChapters } from './sections'

interface PostCards {
  /** All posts found since the dialog was opened, which may be more than the query matches. */
  cards: readonly Card[]
  /** The origin of the posts; null while the request is pending. */
  origin: PostOrigin | null
}

const NONE: ReadonlyMap<string, Card> = new Map()

/** Loads posts for a normalized query, debounced. Aborts the request when the query changes. */
function usePostCards(query: string): PostCards {
  const [cardsByHref, setCardsByHref] = useState(NONE)
  const [lastResponse, setLastResponse] = useState<{ query: string; origin: PostOrigin }>({
    query: '',
    origin: 'server',
  })

  useEffect(() => {
    if (query === '') return undefined
    const controller = new AbortController()
    const load = async () => {
      const { cards, origin } = await searchPostCards(query, controller.signal)
      if (controller.signal.aborted) return
      setCardsByHref((before) => new Map([...before, ...cards.map((card) => [card.href, card] as const)]))
      setLastResponse({ query, origin })
    }
    const timer = setTimeout(() => void load(), SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])

  const cards = useMemo(() => [...cardsByHref.values()], [cardsByHref])
  return { cards, origin: query === '' || lastResponse.query === query ? lastResponse.origin : null }
}

/** The results of a query. */
export interface SearchResults {
  /** The normalized query; empty while nothing is searched for. */
  query: string
  matcher: QueryMatcher | null
  cards: readonly Card[]
  sections: readonly Section[]
  /** The origin of the posts; null while the request is pending. */
  postOrigin: PostOrigin | null
  /** The search is complete and found nothing. */
  isEmpty: boolean
  /** If nothing was found, a word of the query that has results. */
  shorter: { word: string; cards: readonly Card[] } | null
}

const NO_CARDS: readonly Card[] = []
/** The number of pages, and of results of a shorter query, that are offered if nothing was found. */
const SUGGESTED_PAGES = 2
const SHORTER_RESULTS = 3

/** Searches for the typed text: immediately in the bundled cards, and in posts once they have loaded. */
export function useSearchResults(
  inputText: string,
  group: Group | null,
  index: SearchIndex | null,
): SearchResults {
  const query = normalizeQuery(inputText)
  // On phones there is no space for chapters in their novel's row.
  const showChapters = !matchesMedia(below('tablet'))
  const bundledCards = index?.cards ?? NO_CARDS
  const posts = usePostCards(query)
  const cards = useMemo(() => [...bundledCards, ...posts.cards], [bundledCards, posts.cards])
  const { matcher, found } = useMemo(() => {
    const results = findCards(query, cards)
    return {
      matcher: results.matcher,
      found: showChapters ? addChapters(results.results, cards) : results.results,
    }
  }, [query, cards, showChapters])
  const isEmpty = query !== '' && index !== null && posts.origin !== null && found.length === 0
  const words = isEmpty ? query.split(' ').toReversed() : []
  const shorter = useShorter(words, cards)

  const sections = useMemo(() => {
    if (query === '') return getStartSections(bundledCards)
    if (isEmpty) return getEmptySections(shorter, bundledCards)
    const nearCards = group === null ? findNearCards(query, found, cards) : []
    return [
      ...toSections(found, group),
      ...(nearCards.length > 0 ? [{ id: 'near', heading: searchTexts.near, rows: toRows(nearCards) }] : []),
    ]
  }, [query, group, bundledCards, cards, found, isEmpty, shorter])
  return { query, matcher, cards: found, sections, postOrigin: posts.origin, isEmpty, shorter }
}

/** Returns the last of several words that has results; in Korean the last word carries the topic. */
function useShorter(words: readonly string[], cards: readonly Card[]): SearchResults['shorter'] {
  const [last = ''] = words.length > 1 ? words : []
  const { cards: posts } = usePostCards(last)
  for (const word of words.length > 1 ? words : []) {
    const matcher = createQueryMatcher(word)
    const found = matcher ? rankCards(matcher, [...cards, ...posts]) : []
    if (found.length > 0) return { word, cards: found }
  }
  return null
}

const getFirstPages = (bundledCards: readonly Card[]) =>
  bundledCards
    .filter(({ first }) => first !== undefined)
    .toSorted((one, other) => (one.first ?? 0) - (other.first ?? 0))

function getStartSections(bundledCards: readonly Card[]): Section[] {
  const pages = getFirstPages(bundledCards)
  return pages.length > 0 ? [{ id: 'pages', heading: searchTexts.groups.pages, rows: toRows(pages) }] : []
}

function getEmptySections(shorter: SearchResults['shorter'], bundledCards: readonly Card[]): Section[] {
  const suggestions = {
    id: 'places',
    heading: searchTexts.places,
    rows: toRows(getFirstPages(bundledCards).slice(-SUGGESTED_PAGES)),
  }
  if (!shorter) return [suggestions]
  return [{ id: 'shorter', heading: shorter.word, rows: toRows(shorter.cards, SHORTER_RESULTS) }, suggestions]
}
