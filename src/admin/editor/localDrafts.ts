import { del, entries, get, promisifyRequest } from 'idb-keyval'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { logger, warnOnce } from '@/lib/logger'
import { trackPendingWork } from '@/lib/storage/pendingWork'
import type { Collection, CollectionKey } from '@/posts/collections'
import { photoMetaSchema } from '@/posts/meta'
import { toDraftBase } from '@/posts/owner/postChanges'
import { claimedDraftKeys, draftStore, memoryDrafts, wereDraftsErased } from './draftStore'

const text = v.nullable(v.string())
const size = v.nullable(v.number())
const draft = v.object({
  title: v.string(),
  thumbnail: text,
  image: text,
  width: size,
  height: size,
  placeholder: text,
  alt: text,
  summary: text,
  body: v.nullable(v.record(v.string(), v.unknown())),
  meta: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((meta): object => meta),
  ),
  status: v.picklist(['draft', 'published']),
  published_at: v.optional(text, null),
})
const picture = v.object({
  full: v.blob(),
  thumbnail: v.blob(),
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
  photo: photoMetaSchema,
})
const storedPicture = v.object({
  image: v.string(),
  thumbnail: v.string(),
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
})

/** A draft as IndexedDB holds it. Entries that another version of the site has written are ignored, not deleted. */
export const localDraftSchema = v.object({
  version: v.literal(1),
  draft,
  /** A picture that the saved row does not have yet. An unreadable picture becomes null; the texts are kept. */
  picture: v.fallback(v.nullable(picture), null),
  /** Set if that picture has already been uploaded. */
  stored: v.nullable(v.object({ picture: storedPicture })),
  /** The row that the edits are based on. */
  base: v.object({ draft, updatedAt: text }),
  /** Time of the last write, in ms since the epoch. */
  savedAt: v.number(),
})

export type LocalDraft = v.InferOutput<typeof localDraftSchema>

/** `memory`: IndexedDB could not store the draft, so it lasts only as long as the page. */
export type DraftLocation = 'browser' | 'memory'

/** The part of a draft that the editor provides. */
export type UnsavedDraft = Omit<LocalDraft, 'savedAt' | 'version'>

/** A draft with its key. */
export type StoredDraft = LocalDraft & { key: string }

/** Returns the prefix of the keys of an item's drafts. */
function itemKey(collection: CollectionKey, id: number | null): string {
  return `${collection}/${id ?? 'new'}/`
}

/** Returns the key of one editing session's draft. Two tabs with a new post have one draft each. */
export function localDraftKey(collection: CollectionKey, id: number | null, session: string): string {
  return itemKey(collection, id) + session
}

/**
 * Saves a draft in IndexedDB, pictures included, or in memory if the browser's storage is full, blocked or missing.
 * Returns which of the two. Does nothing after the owner has erased the drafts. Never throws.
 */
export async function saveLocalDraft(key: string, work: UnsavedDraft): Promise<DraftLocation> {
  if (wereDraftsErased()) return 'browser'
  const entry: LocalDraft = { ...work, version: 1, savedAt: Date.now() }
  try {
    await trackPendingWork(write(key, entry))
    memoryDrafts.delete(key)
    return 'browser'
  } catch (error) {
    memoryDrafts.set(key, entry)
    warnOnce('drafts-write', 'The draft could not be stored in the browser.', error)
    return 'memory'
  }
}

/** Commits explicitly, because the unloading of a page may cancel its open transactions. */
function write(key: string, entry: LocalDraft): Promise<void> {
  return draftStore()('readwrite', (drafts) => {
    drafts.put(entry, key)
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })
}

/** Returns an item's drafts that no editor has open, newest first. Never throws. */
export async function listLocalDrafts(collection: CollectionKey, id: number | null): Promise<StoredDraft[]> {
  return (await listAllLocalDrafts()).filter(({ key }) => key.startsWith(itemKey(collection, id)))
}

/** Returns such drafts of all rows of a collection with their row ids. The rows may no longer exist. Never throws. */
export async function listRowDrafts(collection: CollectionKey): Promise<(StoredDraft & { id: number })[]> {
  return (await listAllLocalDrafts()).flatMap((entry) => {
    const [entryCollection, id = ''] = entry.key.split('/')
    return entryCollection === collection && /^\d+$/.test(id) ? [{ ...entry, id: Number(id) }] : []
  })
}

async function listAllLocalDrafts(): Promise<StoredDraft[]> {
  const [stored, claimed] = await Promise.all([readAll(), claimedDraftKeys()])
  return [...new Map<string, unknown>([...stored, ...memoryDrafts])]
    .flatMap(([key, value]): StoredDraft[] => {
      if (claimed.has(key)) return []
      const parsed = parseDraft(key, value)
      return parsed ? [parsed] : []
    })
    .toSorted((a, b) => b.savedAt - a.savedAt)
}

/** Returns the `meta` of all drafts in this browser, also of those that an editor has open. Never throws. */
export async function listDraftMetas(): Promise<object[]> {
  return [...new Map<string, unknown>([...(await readAll()), ...memoryDrafts])].flatMap(([key, value]) => {
    const parsed = parseDraft(key, value)
    return parsed ? [parsed.draft.meta] : []
  })
}

function parseDraft(key: string, value: unknown): StoredDraft | null {
  const result = v.safeParse(localDraftSchema, value)
  if (result.success) return { ...result.output, key }
  warnOnce('draft-unreadable', 'A stored draft is unreadable.', v.flatten(result.issues))
  return null
}

/** Returns the draft with this key, or null. Never throws. */
export async function getLocalDraft(key: string): Promise<StoredDraft | null> {
  const value: unknown = memoryDrafts.get(key) ?? (await get(key, draftStore()).catch(() => undefined))
  return value === undefined ? null : parseDraft(key, value)
}

async function readAll(): Promise<[string, unknown][]> {
  try {
    return await entries<string, unknown>(draftStore())
  } catch (error) {
    warnOnce('drafts-read', 'The stored drafts could not be read.', error)
    return []
  }
}

/** Deletes a draft. Never throws. */
export async function deleteLocalDraft(key: string): Promise<void> {
  memoryDrafts.delete(key)
  try {
    await del(key, draftStore())
  } catch (error) {
    logger.warn('The stored draft could not be deleted.', error)
  }
}

/** Stores a draft under another key. The old entry remains if the browser has no space for the new one. */
export async function moveLocalDraft({ key, ...work }: StoredDraft, to: string): Promise<void> {
  const wasInMemory = memoryDrafts.has(key)
  const isSaved = (await saveLocalDraft(to, work)) === 'browser' || wasInMemory
  if (isSaved && key !== to) await deleteLocalDraft(key)
}

/** Turns the draft of a deleted row into a draft of a new item. Returns its new key. */
export async function moveDraftToNewItem(collection: CollectionKey, work: StoredDraft): Promise<string> {
  const orphan = { ...work, base: toDraftBase(null) }
  const key = localDraftKey(collection, null, crypto.randomUUID())
  await moveLocalDraft(orphan, key)
  return key
}

/** Reads an item's drafts once, when the component mounts. Returns null while they are read. */
export function useStoredDrafts({ key }: Collection, id: number | null): readonly StoredDraft[] | null {
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | null>(null)
  useEffect(() => {
    let cancelled = false
    async function load() {
      const list = await listLocalDrafts(key, id)
      if (!cancelled) setDrafts(list)
    }
    void load()
    return () => {
      cancelled = true
    }
  }, [key, id])
  return drafts
}
