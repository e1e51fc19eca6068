import { del, entries, get, set } from 'idb-keyval'
import * as v from 'valibot'
import type { CollectionKey } from '@/posts/definition'
import { baseOf } from '@/posts/postChanges'
import { logger, warnOnce } from '@/lib/logger'
import { finishBeforeLeaving } from '@/lib/storage/unfinishedWork'
import { keysInUse } from './draftClaims'
import { isErased } from './draftErasure'
import { drafts, memory } from './draftStore'
import { localDraftSchema, type LocalDraft } from './localDraftSchema'

/** How well unsaved work is kept. */
export type Kept = 'browser' | 'memory'

/** Work as an editor hands it over to be kept. */
export type Work = Omit<LocalDraft, 'savedAt' | 'version'>

/** Unsaved work with the name under which it is kept. */
export type KeptDraft = LocalDraft & { key: string }

/** What all names of an item's unsaved work begin with. */
function itemKey(collection: CollectionKey, id: number | null): string {
  return `${collection}/${id ?? 'new'}/`
}

/** The name under which one editing of an item is kept: two tabs with a new post each have their own. */
export function localDraftKey(collection: CollectionKey, id: number | null, session: string): string {
  return itemKey(collection, id) + session
}

/**
 * Keeps unsaved work in IndexedDB, pictures included. When the browser's storage is full, blocked or missing it stays in
 * memory for this visit, and the caller learns it. Once the owner has erased what was kept, nothing is. Never throws.
 */
export async function keepLocalDraft(key: string, work: Work): Promise<Kept> {
  if (isErased()) return 'browser'
  const kept: LocalDraft = { ...work, version: 1, savedAt: Date.now() }
  try {
    await finishBeforeLeaving(set(key, kept, drafts()))
    memory.delete(key)
    return 'browser'
  } catch (error) {
    memory.set(key, kept)
    warnOnce('drafts-write', '작성 중인 글을 브라우저에 보관하지 못했습니다.', error)
    return 'memory'
  }
}

/** Unsaved work of an item that no open editor is at, the newest first. Never throws. */
export async function listLocalDrafts(collection: CollectionKey, id: number | null): Promise<KeptDraft[]> {
  return (await listAllLocalDrafts()).filter(({ key }) => key.startsWith(itemKey(collection, id)))
}

/** The same of every row of a collection, with the row's id, whether there is still one or not. Never throws. */
export async function listRowDrafts(collection: CollectionKey): Promise<(KeptDraft & { id: number })[]> {
  return (await listAllLocalDrafts()).flatMap((draft) => {
    const [of, id = ''] = draft.key.split('/')
    return of === collection && /^\d+$/.test(id) ? [{ ...draft, id: Number(id) }] : []
  })
}

async function listAllLocalDrafts(): Promise<KeptDraft[]> {
  const [kept, inUse] = await Promise.all([readAll(), keysInUse()])
  return [...new Map<string, unknown>([...kept, ...memory])]
    .flatMap(([key, value]): KeptDraft[] => {
      if (inUse.has(key)) return []
      const read = parseDraft(key, value)
      return read ? [read] : []
    })
    .toSorted((one, other) => other.savedAt - one.savedAt)
}

function parseDraft(key: string, value: unknown): KeptDraft | null {
  const read = v.safeParse(localDraftSchema, value)
  if (read.success) return { ...read.output, key }
  warnOnce('draft-unread', '보관된 글을 알아볼 수 없습니다.', v.flatten(read.issues))
  return null
}

/** What is kept under one name, or null. Never throws. */
export async function findLocalDraft(key: string): Promise<KeptDraft | null> {
  const kept: unknown = memory.get(key) ?? (await get(key, drafts()).catch(() => undefined))
  return kept === undefined ? null : parseDraft(key, kept)
}

async function readAll(): Promise<[string, unknown][]> {
  try {
    return await entries<string, unknown>(drafts())
  } catch (error) {
    warnOnce('drafts-read', '보관된 글을 읽지 못했습니다.', error)
    return []
  }
}

/** Forgets unsaved work. Never throws. */
export async function dropLocalDraft(key: string): Promise<void> {
  memory.delete(key)
  try {
    await del(key, drafts())
  } catch (error) {
    logger.warn('보관된 글을 지우지 못했습니다.', error)
  }
}

/** Keeps what was kept under one name under another, and under both when the browser has no room. */
export async function moveLocalDraft({ key, ...work }: KeptDraft, to: string): Promise<void> {
  const wasInMemory = memory.has(key)
  const isKept = (await keepLocalDraft(to, work)) === 'browser' || wasInMemory
  if (isKept && key !== to) await dropLocalDraft(key)
}

/** Makes the work on a row that is gone a new item's, for whose editor it waits. */
export async function moveToNewItem(collection: CollectionKey, work: KeptDraft): Promise<void> {
  const orphan = { ...work, base: baseOf(null) }
  await moveLocalDraft(orphan, localDraftKey(collection, null, crypto.randomUUID()))
}
