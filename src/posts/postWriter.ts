import { DataError, isRetryable } from '@/supabase/errors'
import { sameJson } from '@/lib/json'
import type { Collection } from './definition'
import { findPostByImage, findPostsByTitle, getOwnerPost } from './ownerRepository'
import { insertPost, updatePost } from './ownerWrites'
import {
  baseOf,
  changesOf,
  differences,
  holdsChanges,
  rebase,
  type DraftBase,
  type PostChanges,
} from './postChanges'
import { draftOf, type PostValues } from './postDraft'
import type { Post } from './post'
import { RowChanged } from './rowChanged'

interface SaveOptions {
  /** What the values began from; without it, the row as last read or written. */
  base?: DraftBase | undefined
  /** The row that others have written meanwhile: what the values change is written over it, and nothing else. */
  onto?: Post | null
  /** Nobody knows whether an earlier visit has written it: its picture can tell. A row that says something else asks. */
  maybeWritten?: boolean
}

export interface PostWriter {
  /** The row as last read or written; null while there is none. */
  readonly row: Post | null
  /**
   * Writes what the values change and gives the row as it is then. Throws `DataError`: `RowChanged` when others have
   * changed it since `base`, or since `onto`.
   */
  save: (values: PostValues, options?: SaveOptions) => Promise<Post>
}

/** What was sent without an answer: the row may hold it all the same. */
interface Unanswered {
  values: PostValues
  /** Of the row that there was; null for a new one. */
  changes: PostChanges | null
}

/**
 * Writes one item's row, as often as it is asked: a new one is added and from then on changed. An answer that was lost is
 * no loss: what may have been written without our knowing is looked for before it is written again.
 */
export function postWriter(collection: Collection, first: Post | null): PostWriter {
  let row = first
  let unanswered: Unanswered | null = null

  /** The row that holds what was sent, or null. */
  async function lookFor(sent: Unanswered): Promise<Post | null> {
    const written = await findWritten(collection, row, sent)
    unanswered = null
    row = written ?? row
    return written
  }

  /** Sends once; what nobody has answered is remembered. */
  async function send(values: PostValues, changes: PostChanges | null, write: () => Promise<Post>) {
    unanswered = { values, changes }
    try {
      row = await write()
    } catch (error) {
      if (!isRetryable(error)) unanswered = null
      throw error
    }
    unanswered = null
    return row
  }

  async function change(known: Post, wanted: PostValues, base: DraftBase, onto: Post | null) {
    const { id } = known
    const from = onto ? baseOf(onto) : base
    // Whether visitors see it is said with every save; all else is theirs unless it was changed here.
    const values = onto ? { ...rebase(wanted, base.draft, from.draft), status: wanted.status } : wanted
    const changes = changesOf(from.draft, values)
    if (Object.keys(changes).length === 0) return (row = onto ?? (await read(collection, id)))
    // Work that began before there was a row is held against the row as it is known.
    const expectedUpdatedAt = from.updatedAt ?? known.updatedAt ?? undefined
    return send(values, changes, () => updatePost(collection, id, changes, { expectedUpdatedAt }))
  }

  return {
    get row() {
      return row
    },
    save: async (values, { base = baseOf(row), onto = null, maybeWritten = false } = {}) => {
      const before = unanswered
      const found = before && (await lookFor(before))
      if (found) return change(found, values, { ...baseOf(found), draft: before.values }, found)
      const earlier = row || onto || !maybeWritten ? null : await writtenEarlier(collection, values)
      if (earlier) return (row = earlier)
      row ??= onto
      return row ? change(row, values, base, onto) : send(values, null, () => insertPost(collection, values))
    },
  }
}

/** The row that an earlier visit has made of these values, or null. Throws `RowChanged` when it says something else now. */
async function writtenEarlier(collection: Collection, values: PostValues): Promise<Post | null> {
  if (values.image === null) return null
  const found = await findPostByImage(collection, values.image)
  if (found && differences(draftOf(found), values).length > 0) throw new RowChanged(found)
  return found
}

async function read(collection: Collection, id: number): Promise<Post> {
  const post = await getOwnerPost(collection, id)
  if (!post) throw new DataError('missing', `Row ${id} is gone.`)
  return post
}

/**
 * The row that already holds what was sent, or null. A new one is found by its picture, whose address is nobody else's,
 * else by being the same in everything.
 */
async function findWritten(
  collection: Collection,
  known: Post | null,
  { values, changes }: Unanswered,
): Promise<Post | null> {
  if (known && changes) {
    const post = await getOwnerPost(collection, known.id)
    return post && holdsChanges(post, changes) ? post : null
  }
  if (values.image !== null) return findPostByImage(collection, values.image)
  const candidates = await findPostsByTitle(collection, values.title)
  return candidates.find((post) => sameJson(draftOf(post), values)) ?? null
}
