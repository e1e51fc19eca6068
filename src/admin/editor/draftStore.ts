// Where unsaved work lies, as far as logging out needs to know it; how it is read and kept comes with the editor.
import { clear, createStore, keys, type UseStore } from 'idb-keyval'
import { logger } from '@/lib/logger'
import { keysInUse } from './draftClaims'
import { sayErased } from './draftErasure'
import type { LocalDraft } from './localDraftSchema'

/** Of a browser that cannot keep any more: for this visit alone. */
export const memory = new Map<string, LocalDraft>()
let store: UseStore | undefined

/** The browser's database of unsaved work. Never throws; what is done with it does where a browser keeps nothing. */
export function drafts(): UseStore {
  return (store ??= createStore('blank-page-drafts', 'drafts'))
}

/** How much unsaved work there is in this browser, that of open editors included. Never throws. */
export async function countLocalDrafts(): Promise<number> {
  return new Set([...(await keptKeys()), ...memory.keys(), ...(await keysInUse())]).size
}

async function keptKeys(): Promise<string[]> {
  try {
    // A browser that lets nobody at its storage says so at once.
    return await keys<string>(drafts())
  } catch {
    return []
  }
}

/** Forgets all unsaved work for good; says whether it could. Never throws. */
export async function eraseLocalDrafts(): Promise<boolean> {
  try {
    await clear(drafts())
  } catch (error) {
    logger.warn('보관된 글을 지우지 못했습니다.', error)
    return false
  }
  memory.clear()
  sayErased()
  return true
}
