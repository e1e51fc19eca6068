import { rowsOf } from '@/supabase/answers'
import { DataError } from '@/supabase/errors'
import { keptRows } from '@/supabase/keptRows'
import { type PublicClient, publicClient } from '@/supabase/publicClient'
import type { Collection } from './definition'
import { type Post, toPosts } from './post'

/** What rows are searched for; any of it is enough. */
export interface RowSearch {
  /** Texts as they stand, in any letter case: no sign in them means anything. */
  phrases: readonly string[]
  /** Several texts that all have to be there, in whatever field. */
  together?: readonly (readonly string[])[]
  /** Regular expressions as Postgres reads them, for every field; a backslash in them escapes one sign. */
  patterns?: readonly string[]
  /** The same for titles alone. */
  titlePatterns?: readonly string[]
}

const COLUMNS = 'id,title,created_at,thumbnail,image,width,height,placeholder,alt,summary,meta'
const SEARCHED = ['title', 'summary', 'alt'] as const
/** So many rows of one collection are enough to look through. */
const MOST = 24

/**
 * A text as `ilike` finds it, in any letter case. Signs that end a value within `or=(…)`, and `*`, which PostgREST reads as
 * `%`, stand for any one character: the answer holds no less than it should.
 */
const containing = (text: string) =>
  `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`).replaceAll(/[*,()"]/g, '_')}%`

/** A pattern as a value, which must not hold what quoting would change. */
const quoted = (pattern: string) => `"${pattern.replaceAll(/\\.|"/g, '.')}"`

const anywhere = (operator: string, value: string) =>
  SEARCHED.map((column) => `${column}.${operator}.${value}`)

const forms = (text: string) => [...new Set([text.normalize('NFC'), text.normalize('NFD')])]
const holding = (text: string) => forms(text).flatMap((form) => anywhere('ilike', containing(form)))

/** The condition of a search as PostgREST reads it. Rows may have been written in either normal form. */
export function searchCondition({
  phrases,
  together = [],
  patterns = [],
  titlePatterns = [],
}: RowSearch): string {
  return [
    ...phrases.flatMap(holding),
    ...together.map((texts) => `and(${texts.map((text) => `or(${holding(text).join()})`).join()})`),
    ...patterns.flatMap((pattern) => anywhere('imatch', quoted(pattern))),
    ...titlePatterns.map((pattern) => `title.imatch.${quoted(pattern)}`),
  ].join()
}

/**
 * The published posts of a collection that a search finds, newest first. A server that knows no regular expressions is asked
 * for the phrases alone. Throws `DataError`.
 */
export async function searchPosts<Meta extends object>(
  collection: Collection<Meta>,
  search: RowSearch,
  signal: AbortSignal,
): Promise<Post<Meta>[]> {
  const client = publicClient()
  if (!client) return []
  try {
    return toPosts(collection, await read(client, collection, search, signal))
  } catch (error) {
    const { phrases, together = [], patterns = [], titlePatterns = [] } = search
    const refused = error instanceof DataError && error.kind === 'rejected'
    if (!refused || patterns.length + titlePatterns.length === 0) throw error
    return toPosts(collection, await read(client, collection, { phrases, together }, signal))
  }
}

async function read(client: PublicClient, { table }: Collection, search: RowSearch, signal: AbortSignal) {
  const query = client
    .from(table)
    .select(COLUMNS)
    .or(searchCondition(search))
    .order('created_at', { ascending: false })
    .limit(MOST)
  return rowsOf(await query.abortSignal(signal), signal)
}

/** The posts of a collection that this browser keeps from earlier visits, each once. Never rejects. */
export async function keptPosts<Meta extends object>(collection: Collection<Meta>): Promise<Post<Meta>[]> {
  const rows = await keptRows(collection.table)
  const posts = rows.length > 0 ? safely(collection, rows) : []
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/** What was kept may be of an older release: it is no fault when none of it makes sense. */
function safely<Meta extends object>(collection: Collection<Meta>, rows: readonly unknown[]) {
  try {
    return toPosts(collection, rows)
  } catch {
    return []
  }
}
