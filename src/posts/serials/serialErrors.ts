// Rules of serial works that the database enforces, as errors with messages for the owner.
import { drafts } from '#messages/drafts'
import { MAX_CHAPTER_LETTERS, MAX_CUTS, MAX_EPISODES_PER_SERIES } from '@/config/constants'
import { isRecord } from '@/lib/json'
import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { unwrapRows } from '@/supabase/responses'
import { type Collection, placeName, type SerialCollection, serialCollections } from '../collections'
import { parseOwnerPosts, readTimeout, selectActive } from '../owner/ownerRequests'
import { type Post, readSeriesNumber, type SeriesNumber } from '../post'

/** Messages by the names of the database's constraints. */
const constraintTexts: Readonly<Record<string, () => string>> = {
  posts_episodes_cuts_check: () => drafts.tooManyCuts(MAX_CUTS),
  posts_episodes_per_series: () => drafts.tooManyEpisodes(MAX_EPISODES_PER_SERIES),
  posts_chapters_letters_check: () => drafts.tooManyLetters(MAX_CHAPTER_LETTERS),
}
const NUMBER_KEY = /_number_key"/

/** A write that broke a rule of serial works. `text` is the message for the owner. */
export class SerialRuleError extends DataError {
  readonly text: string

  constructor(kind: 'conflict' | 'rejected', text: string, cause: unknown) {
    super(kind, text, { cause })
    this.text = text
  }
}

/** Another post of the series has the number. `holder` is that post; null if it can no longer be found. */
export class NumberTakenError extends SerialRuleError {
  readonly number: number
  readonly holder: Post | null

  constructor(collection: Collection, number: number, holder: Post | null, cause: unknown) {
    super('conflict', drafts.numberTaken(placeName(collection, number), holder?.title), cause)
    this.number = number
    this.holder = holder
  }
}

/** Returns the database's message of an error, or ''. */
function databaseMessage(error: unknown): string {
  if (!(error instanceof DataError) || !isRecord(error.cause)) return ''
  const { message } = error.cause
  return typeof message === 'string' ? message : ''
}

/** Returns whether the database refused a number because another post has it. */
function isNumberTaken(error: unknown): boolean {
  return NUMBER_KEY.test(databaseMessage(error))
}

/** Returns the `SerialRuleError` for a limit that a write exceeded; other errors unchanged. */
function toLimitError(error: unknown): unknown {
  const message = databaseMessage(error)
  const text = Object.entries(constraintTexts).find(([name]) => message.includes(`"${name}"`))?.[1]
  return text === undefined ? error : new SerialRuleError('rejected', text(), error)
}

/** Runs a write of a post with this `meta`. Throws `DataError`: `SerialRuleError` if it breaks a rule of serial works. */
export async function withSerialErrors<Result>(
  collection: Collection,
  meta: object | undefined,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const at = meta && readSeriesNumber(collection, meta)
    if (!at || !isNumberTaken(error)) throw toLimitError(error)
    throw new NumberTakenError(collection, at.number, await findHolder(collection, at), error)
  }
}

/** Returns the post outside of the trash that has a number. Throws `DataError`. */
async function findHolder(collection: Collection, { series, number }: SeriesNumber): Promise<Post | null> {
  const query = selectActive(collection, HOLDER_COLUMNS).eq('series', series).eq('number', number)
  return parseOwnerPosts(collection, unwrapRows(await query.limit(1).abortSignal(readTimeout())))[0] ?? null
}

const HOLDER_COLUMNS = 'id,title,created_at,thumbnail,status,published_at,series,number'

/**
 * Runs a restoration from the trash. `keys` name the posts as in `data-id`: `episodes-12`. Throws `DataError`:
 * `NumberTakenError` with the post that has the number of one of them.
 */
export async function withRestoreErrors<Result>(
  keys: readonly string[],
  restore: () => Promise<Result>,
): Promise<Result> {
  try {
    return await restore()
  } catch (error) {
    if (!isNumberTaken(error)) throw toLimitError(error)
    for (const collection of Object.values<SerialCollection>(serialCollections)) {
      const ids = keys
        .filter((key) => key.startsWith(`${collection.key}-`))
        .map((key) => Number(key.slice(collection.key.length + 1)))
      const conflict = ids.length > 0 && (await findRestoreConflict(collection, ids, error))
      if (conflict) throw conflict
    }
    throw error
  }
}

/** Finds a post among these whose number another post has, either outside of the trash or among these too. */
async function findRestoreConflict(
  collection: SerialCollection,
  ids: readonly number[],
  cause: unknown,
): Promise<NumberTakenError | null> {
  const query = ownerClient().from(collection.table).select(HOLDER_COLUMNS).in('id', ids)
  const posts = parseOwnerPosts(collection, unwrapRows(await query.order('id').abortSignal(readTimeout())))
  const seen = new Map<string, Post>()
  for (const post of posts) {
    const at = readSeriesNumber(collection, post.meta)
    if (!at) continue
    const key = `${at.series} ${at.number}`
    const holder = (await findHolder(collection, at)) ?? seen.get(key)
    if (holder) return new NumberTakenError(collection, at.number, holder, cause)
    seen.set(key, post)
  }
  return null
}
