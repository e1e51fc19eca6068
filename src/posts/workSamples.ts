// Names of the works that kinds of commission give as their samples.
import { keepPreviousData, type QueryFunctionContext, skipToken, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { StaticQuery } from '@/lib/browser/staticState'
import { publicClient, type PublicClient } from '@/supabase/publicClient'
import { unwrapRows } from '@/supabase/responses'
import { cardId, type Collection, commissions, placeName } from './collections'
import type { CommissionMeta, WorkSample } from './meta'
import { type Post, readSeriesNumber } from './post'
import { isPublicPost, publicCollections } from './publicCollections'
import { PUBLIC_KEY, queryClient } from './read/queryClient'
import { readPublic } from './read/readPublic'

/** A sample that is still published. `title` is in the language of `meta.lang`. */
export interface NamedSample {
  /** Collection and id, `fanart-12`. */
  name: string
  title: string
  /** Path of its page. */
  path: string
  meta: { lang?: string | undefined }
}

const rowSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  lang: v.nullish(v.string()),
  series: v.nullish(v.string()),
  number: v.nullish(v.number()),
})

/** Returns the samples of kinds of commission in collections with public pages, each once, in a stable order. */
function wantedSamples(kinds: readonly Post<CommissionMeta>[]): string[] {
  const keys = new Set<string>(publicCollections.map(({ key }) => key))
  const samples = kinds
    .flatMap(({ meta }) => meta.samples ?? [])
    .filter(({ collection }) => keys.has(collection))
  return [...new Set(samples.map(sampleName))].toSorted()
}

/** Returns the name of a sample, `fanart-12`. */
export const sampleName = ({ collection, id }: WorkSample): string => `${collection}-${id}`

const samplesKey = (names: readonly string[]) => [PUBLIC_KEY, commissions.key, 'samples', names] as const

/** Returns a post as a sample. Null if the page that lists it is not part of the site. */
function nameSample(
  collection: Collection,
  { id, title, meta }: Pick<Post, 'id' | 'title' | 'meta'>,
): NamedSample | null {
  if (collection.detailPattern === null || !isPublicPost(collection, { meta })) return null
  const place = collection.key === 'episodes' ? readSeriesNumber(collection, meta) : null
  const lang: unknown = Reflect.get(meta, 'lang')
  return {
    name: cardId(collection, id),
    title: place ? `${placeName(collection, place.number)} ${title}` : title,
    path: collection.detailPath(id),
    meta: typeof lang === 'string' ? { lang } : {},
  }
}

/** Reads the samples of one collection. Throws `DataError`. */
async function readSamples(
  client: PublicClient,
  collection: Collection,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<NamedSample[]> {
  const { table, seriesField } = collection
  const columns = `id,title,lang:meta->>lang${seriesField === null ? '' : ',series,number'}`
  const query = client.from(table).select(columns).in('id', ids)
  return unwrapRows(await query.abortSignal(signal), signal).flatMap((row) => {
    const parsed = v.safeParse(rowSchema, row)
    if (!parsed.success) return []
    const { id, title, lang, series, number } = parsed.output
    const meta = { ...(lang && { lang }), ...(seriesField !== null && { [seriesField]: series, number }) }
    return nameSample(collection, { id, title, meta }) ?? []
  })
}

/** Returns the ids of the named samples in a collection. */
function idsIn({ key }: Collection, names: readonly string[]): number[] {
  const prefix = `${key}-`
  return names.flatMap((name) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : []))
}

/** Reads the samples with one request for each collection. Throws `DataError`. */
async function listSamples(names: readonly string[], signal: AbortSignal): Promise<NamedSample[]> {
  const client = publicClient()
  if (!client) return []
  const reads = publicCollections
    .map((collection) => ({ collection, ids: idsIn(collection, names) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ collection, ids }) => readSamples(client, collection, ids, signal))
  return (await Promise.all(reads)).flat()
}

/** The samples of kinds of commission by their names. Works that are gone are missing. Empty while they load. */
export function useWorkSamples(kinds: readonly Post<CommissionMeta>[]): ReadonlyMap<string, NamedSample> {
  const names = wantedSamples(kinds)
  const { data = [] } = useQuery(
    {
      queryKey: samplesKey(names),
      meta: { table: commissions.table },
      queryFn:
        names.length === 0
          ? skipToken
          : (context: QueryFunctionContext) =>
              readPublic(
                {
                  host: (signal) => listSamples(names, signal),
                  build: (lastBuild) =>
                    lastBuild.readPageQuery<NamedSample[]>(commissions.listPath, samplesKey(names)),
                },
                context,
              ),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return new Map(data.map((sample) => [sample.name, sample]))
}

/** Returns the initial query of the samples for the static page. `postsOf` returns the published posts of a collection. */
export function staticSamplesQuery(
  kinds: readonly Post<CommissionMeta>[],
  postsOf: (key: Collection['key']) => readonly Post[],
): StaticQuery {
  const names = wantedSamples(kinds)
  const data = publicCollections.flatMap((collection) => {
    const ids = new Set(idsIn(collection, names))
    const posts = ids.size === 0 ? [] : postsOf(collection.key).filter(({ id }) => ids.has(id))
    return posts.flatMap((post) => nameSample(collection, post) ?? [])
  })
  return { key: samplesKey(names), data }
}
