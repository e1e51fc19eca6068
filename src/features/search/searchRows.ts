import { keptPosts, type RowSearch, searchPosts } from '@/posts/searchPosts'
import { logger } from '@/lib/logger'
import type { Card } from './card'
import { allSought, inTitlesAlone } from './match/rankCards'
import { readingsOf } from './match/readings'
import { drawers } from './postCard'

/** So much of a query is asked of the server: what is longer fits no address, and is looked for among what comes. */
const ASKED_LETTERS = 20

/** Where rows were looked for: on the server, or at least in part among those that this browser keeps. */
export type RowsFrom = 'server' | 'browser'

export interface FoundRows {
  cards: readonly Card[]
  from: RowsFrom
}

/** A query as the server is asked for it: more than enough, for what comes is looked through once more. */
export function rowSearchOf(query: string): RowSearch {
  const asked = Array.from(query).slice(0, ASKED_LETTERS).join('').trim()
  const words = asked.split(' ')
  const sought = allSought(asked).map(({ whole }) => whole)
  return {
    phrases: readingsOf(asked),
    together: words.length > 1 ? [words] : [],
    patterns: sought.filter((each) => !inTitlesAlone(each)).flatMap(({ patterns }) => patterns),
    titlePatterns: sought.filter(inTitlesAlone).flatMap(({ patterns }) => patterns),
  }
}

/** Looks for rows of every collection; what the server does not answer is looked for among what this browser keeps. */
export async function searchRows(query: string, signal: AbortSignal): Promise<FoundRows> {
  const search = rowSearchOf(query)
  let from: RowsFrom = 'server'
  const found = await Promise.all(
    drawers.map(async ({ collection, cardOf }) => {
      try {
        return (await searchPosts(collection, search, signal)).map(cardOf)
      } catch (error) {
        if (signal.aborted) return []
        logger.warn(collection.table, error)
        from = 'browser'
        return (await keptPosts(collection)).map(cardOf)
      }
    }),
  )
  return { cards: found.flat(), from }
}
