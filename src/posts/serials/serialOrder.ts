// The order of serial works: by series or novel, then by number.
import type { Collection } from '../collections'
import { type Post, readSeriesNumber } from '../post'
import { neighbourFilter, listOrder } from '../read/listOrder'

type Direction = 'next' | 'previous'

interface Ordering {
  column: string
  ascending: boolean
}

/**
 * Returns the columns to sort the posts of a collection by, reversed for `previous`. Serial works are sorted by generated
 * columns, because indexes on fields of `meta` are not used with row-level security.
 */
export function collectionOrder(
  { seriesField }: Collection,
  direction: Direction = 'next',
): readonly Ordering[] {
  if (seriesField === null) return listOrder(direction)
  const ascending = direction === 'next'
  return [
    { column: 'series', ascending },
    { column: 'number', ascending },
  ]
}

/** Returns a PostgREST `or` filter for the posts after (or before) one in that order. */
export function collectionFilter(collection: Collection, post: Post, direction: Direction): string {
  const at = readSeriesNumber(collection, post.meta)
  if (!at) return neighbourFilter(post, direction)
  const operator = direction === 'next' ? 'gt' : 'lt'
  return `series.${operator}.${at.series},${sameSeriesFilter(at, operator)}`
}

/** Returns a PostgREST `or` filter for the neighbours of a post: those of its own series for serial works. */
export function neighboursFilter(collection: Collection, post: Post, direction: Direction): string {
  const at = readSeriesNumber(collection, post.meta)
  return at ? sameSeriesFilter(at, direction === 'next' ? 'gt' : 'lt') : neighbourFilter(post, direction)
}

const sameSeriesFilter = ({ series, number }: { series: string; number: number }, operator: 'gt' | 'lt') =>
  `and(series.eq.${series},number.${operator}.${number})`

/** Returns whether two consecutive posts in that order are neighbours: serial works of different series are not. */
export function areNeighbours(collection: Collection, one: Post, other: Post): boolean {
  if (collection.seriesField === null) return true
  const [first, second] = [one, other].map(({ meta }) => readSeriesNumber(collection, meta)?.series)
  return first === second
}
