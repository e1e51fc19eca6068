import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { CollectionKey } from '@/collections/definition'
import type { PostDraft } from '@/collections/postDraft'
import { logger, warnOnce } from '@/lib/logger'
import type { ProcessedImage } from '../upload/processImage'
import type { PictureState } from './pictureState'

/** Unsaved work as this browser keeps it: the form, the picture with it, and the row that it began from. */
export interface LocalDraft {
  draft: PostDraft
  /** A picture that is not part of the saved row yet. */
  picture: ProcessedImage | null
  /** Where that picture has been stored already. */
  stored: PictureState['stored']
  /** `updated_at` of the row when the work began; null for a new one. */
  baseUpdatedAt: string | null
  /** When it was kept, in ms since the epoch. */
  savedAt: number
}

/** How well unsaved work is kept. */
export type Kept = 'browser' | 'memory'

const memory = new Map<string, LocalDraft>()
let store: UseStore | undefined

function drafts(): UseStore {
  return (store ??= createStore('blank-page-drafts', 'drafts'))
}

/** The name under which an item's unsaved work is kept. */
export function localDraftKey(collection: CollectionKey, id: number | null): string {
  return `${collection}/${id ?? 'new'}`
}

/**
 * Keeps unsaved work in IndexedDB, pictures included. When the browser's storage is full, blocked or missing it stays in
 * memory for this visit, and the caller learns it. Never throws.
 */
export async function keepLocalDraft(key: string, work: LocalDraft): Promise<Kept> {
  try {
    await set(key, work, drafts())
    memory.delete(key)
    return 'browser'
  } catch (error) {
    memory.set(key, work)
    warnOnce('drafts-write', '작성 중인 글을 브라우저에 보관하지 못했습니다.', error)
    return 'memory'
  }
}

/** Unsaved work of an item, or null. Never throws. */
export async function readLocalDraft(key: string): Promise<LocalDraft | null> {
  const kept = memory.get(key)
  if (kept) return kept
  try {
    return (await get<LocalDraft>(key, drafts())) ?? null
  } catch (error) {
    warnOnce('drafts-read', '보관된 글을 읽지 못했습니다.', error)
    return null
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
