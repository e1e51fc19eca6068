import { DataError } from '@/supabase/errors'
import { type PublicClient, publicClient } from '@/supabase/publicClient'
import { readCachedRows } from '@/supabase/readCachedRows'
import { unwrapRows } from '@/supabase/responses'
import type { Collection } from '../collections'
import type { Post } from '../post'
import { parsePublicPosts } from './publicPosts'

/** Search conditions. A row matches if any of them does. */
export interface RowSearch {
  /** Literal texts, case-insensitive. */
  phrases: readonly string[]
  /** Groups of texts that must all occur, each in any field. */
  allOf?: readonly (readonly string[])[]
  /** Postgres regular expressions for every field. A backslash in them escapes one character. */
  patterns?: readonly string[]
  /** Postgres regular expressions for titles only. */
  titlePatterns?: readonly string[]
}

const COLUMNS =
  'id,title,created_at,thumbnail,image,width,height,placeholder,alt,summary,meta,published_at,updated_at'
const SEARCHED = ['title', 'summary', 'alt']
/**
 * The JSON text of what is read in serial works. It also contains the names of fields; the results are filtered in the browser.
 */
const READ_TEXTS: Readonly<Record<string, string>> = { episodes: 'meta->>cuts', chapters: 'body->>content' }
/** Maximum results per collection, and of serial works, which are returned with their texts. */
const MAX_ROWS = 24
const MAX_SERIAL_ROWS = 8
/** Returns the maximum number of results of one search in a collection. */
export const maxResults = ({ key }: Pick<Collection, 'key'>) => (READ_TEXTS[key] ? MAX_SERIAL_ROWS : MAX_ROWS)

/**
 * Returns an `ilike` pattern for a literal text. Characters that end a value within `or=(…)`, and `*`, which PostgREST
 * treats as `%`, become `_`, which matches any character. The result may therefore contain additional rows.
 */
export const containsPattern = (text: string) =>
  `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`).replaceAll(/[*,()"]/g, '_')}%`

/** Quotes a pattern as a PostgREST value. Escapes and quotes in it become `.`, because quoting would change them. */
const quotePattern = (pattern: string) => `"${pattern.replaceAll(/\\.|"/g, '.')}"`

const inAnyField = (columns: readonly string[], operator: string, value: string) =>
  columns.map((column) => `${column}.${operator}.${value}`)

const normalForms = (text: string) => [...new Set([text.normalize('NFC'), text.normalize('NFD')])]
const containsText = (columns: readonly string[], text: string) =>
  normalForms(text).flatMap((form) => inAnyField(columns, 'ilike', containsPattern(form)))

/** Returns a search as a PostgREST condition. It matches rows in both Unicode normal forms. */
export function searchCondition(
  { phrases, allOf = [], patterns = [], titlePatterns = [] }: RowSearch,
  columns: readonly string[] = SEARCHED,
): string {
  const contains = (text: string) => containsText(columns, text)
  return [
    ...phrases.flatMap(contains),
    ...allOf.map((texts) => `and(${texts.map((text) => `or(${contains(text).join()})`).join()})`),
    ...patterns.flatMap((pattern) => inAnyField(columns, 'imatch', quotePattern(pattern))),
    ...titlePatterns.map((pattern) => `title.imatch.${quotePattern(pattern)}`),
  ].join()
}

/**
 * Searches the published posts of a collection. Returns them newest first. If the server rejects regular expressions, the
 * search is repeated without them. Throws `DataError`.
 */
export async function searchPosts<Meta extends object>(
  collection: Collection<Meta>,
  search: RowSearch,
  signal: AbortSignal,
): Promise<Post<Meta>[]> {
  const client = publicClient()
  if (!client) return []
  try {
    return parsePublicPosts(collection, await read(client, collection, search, signal))
  } catch (error) {
    const { phrases, allOf = [], patterns = [], titlePatterns = [] } = search
    const isRejected = error instanceof DataError && error.kind === 'rejected'
    if (!isRejected || patterns.length + titlePatterns.length === 0) throw error
    return parsePublicPosts(collection, await read(client, collection, { phrases, allOf }, signal))
  }
}

async function read(
  client: PublicClient,
  { key, table }: Collection,
  search: RowSearch,
  signal: AbortSignal,
) {
  const readText = READ_TEXTS[key]
  const select = async (condition: string) => {
    const query = client
      .from(table)
      .select(readText ? `${COLUMNS},body` : COLUMNS)
      .or(condition)
      .order('created_at', { ascending: false })
      .limit(maxResults({ key }))
    return unwrapRows(await query.abortSignal(signal), signal)
  }
  if (readText === undefined) return select(searchCondition(search))
  const rows = await select(searchCondition(search, [...SEARCHED, readText]))
  // The embedded backend matches no regular expressions within JSON.
  const loose = search.phrases.flatMap(loosePatterns).map((pattern) => `${readText}.ilike.${pattern}`)
  return rows.length > 0 || loose.length === 0 ? rows : select(loose.join())
}

/**
 * Returns the letters of a text without the last one, which may be incomplete. A text that contains them in this order matches
 * loosely. Empty if there are too few.
 */
export function looseLetters(text: string): string[] {
  const letters = Array.from(text.normalize('NFC')).filter((letter) => /[\uAC00-\uD7A3a-z\d]/i.test(letter))
  return letters.length < 3 ? [] : letters.slice(0, -1)
}

/** Returns an `ilike` pattern that matches a text loosely. */
function loosePatterns(text: string): string[] {
  const letters = looseLetters(text)
  return letters.length === 0 ? [] : [`%${letters.join('%')}%`]
}

/** Returns the posts of a collection that the service worker cached on earlier visits, without duplicates. Never rejects. */
export async function readCachedPosts<Meta extends object>(
  collection: Collection<Meta>,
): Promise<Post<Meta>[]> {
  const rows = await readCachedRows(collection.table)
  const posts = rows.length > 0 ? parseCachedPosts(collection, rows) : []
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/** Cached rows may come from an older release, so it is no error if none of them is valid. */
function parseCachedPosts<Meta extends object>(collection: Collection<Meta>, rows: readonly unknown[]) {
  try {
    return parsePublicPosts(collection, rows)
  } catch {
    return []
  }
}
