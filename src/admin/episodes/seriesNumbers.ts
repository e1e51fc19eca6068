import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { MAX_EPISODES_PER_SERIES } from '@/config/constants'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import type { Collection } from '@/posts/collections'
import { OWNER_KEY } from '@/posts/owner/ownerQueries'
import { readTimeout, selectActive } from '@/posts/owner/ownerRequests'
import { queryClient } from '@/posts/read/queryClient'
import { DataError } from '@/supabase/errors'
import { unwrapRows } from '@/supabase/responses'

const text = v.nullable(v.string())
const numberedSchema = v.array(
  v.object({
    id: v.number(),
    number: v.number(),
    title: v.string(),
    status: v.picklist(['draft', 'published']),
    published_at: text,
    thumbnail: text,
    image: text,
    /** Length of a chapter. */
    letters: v.optional(v.nullable(v.number())),
  }),
)

const COLUMNS = 'id,number,title,status,published_at,thumbnail,image'

/** A post of a series with its number. */
export type NumberedPost = v.InferOutput<typeof numberedSchema>[number]

/** Reads the numbers of a series, with the posts that have them, the highest first. Throws `DataError`. */
async function listSeriesNumbers(
  collection: Collection,
  series: string,
  signal: AbortSignal,
): Promise<NumberedPost[]> {
  const columns = collection.key === 'chapters' ? `${COLUMNS},letters` : COLUMNS
  const rows = selectActive(collection, columns)
    .eq('series', series)
    .order('number', { ascending: false })
    .limit(MAX_EPISODES_PER_SERIES)
  const read = v.safeParse(
    numberedSchema,
    unwrapRows(await rows.retry(false).abortSignal(readTimeout(signal)), signal),
  )
  if (!read.success) throw new DataError('malformed', 'The numbers of a series are malformed.')
  return read.output
}

const numbersQuery = (collection: Collection, series: string) => ({
  queryKey: [OWNER_KEY, collection.key, 'numbers', series],
  meta: { table: collection.table },
  queryFn: ({ signal }: { signal: AbortSignal }) => listSeriesNumbers(collection, series, signal),
  staleTime: 0,
})

/** The numbers of a series. Undefined while they are unknown. */
export function useSeriesNumbers(collection: Collection, series: string) {
  const { data } = useQuery(numbersQuery(collection, series), queryClient)
  return data
}

/** Reads the number of a new post of a series. Throws `DataError`. */
export async function fetchNextNumber(collection: Collection, series: string): Promise<number> {
  return nextNumber(await queryClient.fetchQuery({ ...numbersQuery(collection, series), retry: false }))
}

/** Reads the numbers of a series again. Returns the last known ones if that fails. */
export async function refetchSeriesNumbers(
  collection: Collection,
  series: string,
): Promise<readonly NumberedPost[] | undefined> {
  const query = numbersQuery(collection, series)
  try {
    return await queryClient.fetchQuery({ ...query, retry: false })
  } catch {
    return queryClient.getQueryData(query.queryKey)
  }
}

/** Returns the number of a new post: the highest one, plus one. */
export function nextNumber(posts: readonly NumberedPost[]): number {
  return Math.max(0, ...posts.map(({ number }) => number)) + 1
}

/** Returns the post that has a number, unless it is the edited one itself. Undefined if the posts or the number are unknown. */
export function findNumberOwner(
  posts: readonly NumberedPost[] | undefined,
  number: number | null,
  ownId: number | null,
): NumberedPost | undefined {
  return posts?.find((post) => post.number === number && post.id !== ownId)
}

const LAST_SERIES_KEY = 'blank-page-desk-series'
const LAST_NOVEL_KEY = 'blank-page-desk-novel'
const lastKey = ({ seriesField }: Pick<Collection, 'seriesField'>) =>
  seriesField === 'novel' ? LAST_NOVEL_KEY : LAST_SERIES_KEY

/** The series or novel of the last new post in this browser. */
export const lastSeries = {
  get: (collection: Pick<Collection, 'seriesField'>) => localSafeStorage.get(lastKey(collection)),
  set: (collection: Pick<Collection, 'seriesField'>, series: string) =>
    void localSafeStorage.set(lastKey(collection), series),
}
