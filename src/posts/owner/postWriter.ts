import { isJsonEqual } from '@/lib/json'
import { DataError, isRetryable } from '@/supabase/errors'
import type { Collection } from '../collections'
import type { Post } from '../post'
import { findPostByImage, findPostsByTitle, getOwnerPost } from './ownerRepository'
import { insertPost, updatePost } from './ownerWrites'
import {
  toDraftBase,
  changedColumns,
  differingFields,
  matchesChanges,
  rebaseDraft,
  type DraftBase,
  type PostChanges,
  RowChangedError,
} from './postChanges'
import { toDraft, type PostValues } from './postDraft'

interface SaveOptions {
  /** The state that the values are based on. Defaults to the row as last read or written. */
  base?: DraftBase | undefined
  /** A newer version of the row: only the changes since `base` are written over it. */
  onto?: Post | null
  /**
   * An earlier visit may have inserted the row already. Looks for it by its picture; a row with other values throws
   * `RowChangedError`.
   */
  mayExist?: boolean
}

export interface PostWriter {
  /** The row as last read or written, or null if it does not exist yet. */
  readonly row: Post | null
  /**
   * Writes the changed values and returns the resulting row. Throws `DataError`: `RowChangedError` if the row has changed
   * since `base` or `onto`.
   */
  save: (values: PostValues, options?: SaveOptions) => Promise<Post>
}

/** A write whose response was lost. It may have been applied. */
interface PendingWrite {
  values: PostValues
  /** Changed columns of an existing row, or null for a new row. */
  changes: PostChanges | null
}

/**
 * Creates a writer for one post. The first save of a new post inserts the row, later ones update it. After a lost response
 * the writer first checks whether the write was applied, so that no row is inserted twice.
 */
export function createPostWriter(collection: Collection, first: Post | null): PostWriter {
  let row = first
  let pending: PendingWrite | null = null

  /** Returns the row if the pending write was applied, or null. */
  async function resolvePending(write: PendingWrite): Promise<Post | null> {
    const written = await findWritten(collection, row, write)
    pending = null
    row = written ?? row
    return written
  }

  /** Sends a write once. Remembers it if no response arrives. */
  async function send(values: PostValues, changes: PostChanges | null, write: () => Promise<Post>) {
    pending = { values, changes }
    try {
      row = await write()
    } catch (error) {
      if (!isRetryable(error)) pending = null
      throw error
    }
    pending = null
    return row
  }

  async function update(known: Post, newValues: PostValues, base: DraftBase, onto: Post | null) {
    const { id } = known
    const from = onto ? toDraftBase(onto) : base
    // The status is always the owner's choice. Other columns keep the newer values unless they were changed here.
    const values = onto
      ? { ...rebaseDraft(newValues, base.draft, from.draft), status: newValues.status }
      : newValues
    const changes = changedColumns(from.draft, values)
    if (Object.keys(changes).length === 0) return (row = onto ?? (await readRow(collection, id)))
    // A base without `updatedAt` predates the row, so the last known version applies.
    const expectedUpdatedAt = from.updatedAt ?? known.updatedAt ?? undefined
    return send(values, changes, () => updatePost(collection, id, changes, { expectedUpdatedAt }))
  }

  return {
    get row() {
      return row
    },
    save: async (values, { base = toDraftBase(row), onto = null, mayExist = false } = {}) => {
      const write = pending
      const written = write && (await resolvePending(write))
      if (written) return update(written, values, { ...toDraftBase(written), draft: write.values }, written)
      const earlier = row || onto || !mayExist ? null : await findEarlierInsert(collection, values)
      if (earlier) return (row = earlier)
      row ??= onto
      return row ? update(row, values, base, onto) : send(values, null, () => insertPost(collection, values))
    },
  }
}

/** Returns the row that an earlier visit inserted, or null. Throws `RowChangedError` if its values differ now. */
async function findEarlierInsert(collection: Collection, values: PostValues): Promise<Post | null> {
  if (values.image === null) return null
  const found = await findPostByImage(collection, values.image)
  if (found && differingFields(toDraft(found), values).length > 0) throw new RowChangedError(found)
  return found
}

async function readRow(collection: Collection, id: number): Promise<Post> {
  const post = await getOwnerPost(collection, id)
  if (!post) throw new DataError('missing', `Row ${id} does not exist.`)
  return post
}

/**
 * Returns the row if the write was applied, or null. Finds a new row by its picture, whose URL is unique, or else by equal
 * values.
 */
async function findWritten(
  collection: Collection,
  known: Post | null,
  { values, changes }: PendingWrite,
): Promise<Post | null> {
  if (known && changes) {
    const post = await getOwnerPost(collection, known.id)
    return post && matchesChanges(post, changes) ? post : null
  }
  if (values.image !== null) return findPostByImage(collection, values.image)
  const candidates = await findPostsByTitle(collection, values.title)
  return candidates.find((post) => isJsonEqual(toDraft(post), values)) ?? null
}
