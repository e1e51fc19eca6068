// Reads of serial works besides single posts: the list of a series or novel, and chapters by number.
import { type QueryFunctionContext, skipToken, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { StaticQuery } from '@/lib/browser/staticState'
import { logger } from '@/lib/logger'
import { publicClient } from '@/supabase/publicClient'
import { unwrapRows } from '@/supabase/responses'
import { chapters, type SerialCollection } from '../collections'
import { listedWidth, rememberListedPicture } from '../pictures/knownPictures'
import { type Chapter, type Post, readSeriesNumber } from '../post'
import { serialPages } from '../publicCollections'
import { postKey } from '../read/postKey'
import { parsePublicPosts } from '../read/publicPosts'
import { PUBLIC_KEY, queryClient } from '../read/queryClient'
import { type PublicRead, readPublic } from '../read/readPublic'
import { DETAIL_COLUMNS } from '../read/repository'

/** Rows per request. Supabase truncates responses at 1,000 rows. A series has at most 500 episodes. */
const MAX_ENTRIES = 1000
const ENTRY_COLUMNS =
  'id,number,title,created_at,published_at,updated_at,thumbnail,image,width,placeholder,lang:meta->>lang'

const text = v.fallback(v.nullish(v.string(), null), null)
const count = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null), null)
const time = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'not a readable time'),
)
const entrySchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    created_at: time,
    published_at: v.fallback(v.nullish(time, null), null),
    updated_at: v.fallback(v.nullish(time, null), null),
    thumbnail: text,
    image: text,
    width: count,
    placeholder: text,
    letters: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null),
    lang: text,
  }),
  v.transform(({ created_at, published_at, updated_at, image, width, lang, ...entry }) => ({
    entry: {
      ...entry,
      meta: lang === null ? {} : { lang },
      width: listedWidth({ thumbnail: entry.thumbnail, image, width }),
      date: published_at ?? created_at,
    },
    updatedAt: updated_at,
  })),
)

/**
 * A published episode or chapter in the list of its series. `date` is the publishing time (ISO 8601), `thumbnail` a URL as
 * stored with its ThumbHash `placeholder`, `width` that of the full picture if the thumbnail is named after it (px), `letters` the length
 * of a chapter without spaces, `meta` names the language of the title.
 */
export type SerialEntry = v.InferOutput<typeof entrySchema>['entry']

/**
 * Reads the list of a series or novel in the order of numbers, without cuts and texts. Its length is the number of published
 * posts. Empty without a backend. Drops and logs malformed rows. Throws `DataError`.
 */
export async function listSeries(
  collection: SerialCollection,
  series: string,
  signal: AbortSignal,
): Promise<SerialEntry[]> {
  const client = publicClient()
  if (!client) return []
  const columns = collection.key === 'chapters' ? `${ENTRY_COLUMNS},letters` : ENTRY_COLUMNS
  const query = client.from(collection.table).select(columns).eq('series', series)
  const response = await query.order('number').limit(MAX_ENTRIES).abortSignal(signal)
  return unwrapRows(response, signal).flatMap((row): SerialEntry[] => {
    const parsed = v.safeParse(entrySchema, row)
    if (parsed.success) {
      const { entry, updatedAt } = parsed.output
      rememberListedPicture(entry, updatedAt)
      return [entry]
    }
    logger.error(collection.table, 'dropped a malformed row:', v.flatten(parsed.issues), row)
    return []
  })
}

/** Reads a published chapter by its number, with its text. Null if it does not exist. Throws `DataError`. */
export async function getChapter(
  novel: string,
  number: number,
  signal: AbortSignal,
): Promise<Chapter | null> {
  const client = publicClient()
  if (!client) return null
  const query = client.from(chapters.table).select(DETAIL_COLUMNS).eq('series', novel).eq('number', number)
  return parsePublicPosts(chapters, unwrapRows(await query.limit(1).abortSignal(signal), signal))[0] ?? null
}

function seriesKey(collection: SerialCollection, series: string) {
  return [PUBLIC_KEY, collection.key, 'series', series] as const
}

function chapterKey(novel: string, number: number | null) {
  return [PUBLIC_KEY, chapters.key, 'chapter', novel, number] as const
}

/** Reads a series from its page: the last build has rendered it with the whole list. */
const seriesRead = (collection: SerialCollection, series: string): PublicRead<SerialEntry[]> => ({
  host: (signal) => listSeries(collection, series, signal),
  build: (lastBuild) => {
    const [page = ''] = serialPages[collection.seriesField].get(series)?.split('?') ?? []
    return lastBuild.readPageQuery(page, seriesKey(collection, series))
  },
})

const chapterRead = (novel: string, number: number): PublicRead<Chapter | null> => ({
  host: (signal) => getChapter(novel, number, signal),
  build: async (lastBuild) => {
    const entries = await seriesRead(chapters, novel).build(lastBuild)
    const id = entries.find((entry) => entry.number === number)?.id ?? null
    return lastBuild.readPageQuery(chapters.detailPath(id ?? ''), postKey(chapters, id))
  },
})

/** The list of a series or novel in the order of numbers. */
export function useSeriesList(collection: SerialCollection, series: string) {
  return useQuery(
    {
      queryKey: seriesKey(collection, series),
      meta: { table: collection.table },
      queryFn: (context: QueryFunctionContext) => readPublic(seriesRead(collection, series), context),
    },
    queryClient,
  )
}

/** A chapter by its number. `data` is null if it does not exist. Sends no request if `number` is null. */
export function useChapter(novel: string, number: number | null) {
  return useQuery(
    {
      queryKey: chapterKey(novel, number),
      meta: { table: chapters.table },
      queryFn:
        number === null
          ? skipToken
          : (context: QueryFunctionContext) => readPublic(chapterRead(novel, number), context),
    },
    queryClient,
  )
}

/** Returns the entry of a post in the list of its series. */
function toSeriesEntry({ key }: SerialCollection, post: Post, number: number): SerialEntry {
  const { id, title, thumbnail, placeholder, publishedAt, createdAt } = post
  const letters = key === 'chapters' ? (post.letters ?? null) : null
  const width = listedWidth(post)
  const meta = 'lang' in post.meta && typeof post.meta.lang === 'string' ? { lang: post.meta.lang } : {}
  return { id, number, title, meta, thumbnail, width, placeholder, letters, date: publishedAt ?? createdAt }
}

/**
 * Returns the initial queries of the lists of all series or novels for static pages, by the path of the page. `posts` are all
 * published posts in the order of numbers.
 */
export function staticSeriesQueries(
  collection: SerialCollection,
  posts: readonly Post[],
): Map<string, StaticQuery[]> {
  const queries = new Map<string, StaticQuery[]>()
  for (const [series, page] of serialPages[collection.seriesField]) {
    const [path = ''] = page.split('?')
    const data = posts.flatMap((post) => {
      const at = readSeriesNumber(collection, post.meta)
      return at?.series === series ? [toSeriesEntry(collection, post, at.number)] : []
    })
    queries.set(path, [...(queries.get(path) ?? []), { key: seriesKey(collection, series), data }])
  }
  return queries
}

/** Returns the initial query of a chapter for a static page. */
export function staticChapterQuery(chapter: Chapter): StaticQuery {
  return { key: chapterKey(chapter.meta.novel, chapter.meta.number), data: chapter }
}
