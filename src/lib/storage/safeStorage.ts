import { warnOnce } from '../logger'

/** The part of the Web Storage API that this site uses; never throws (specification §8, decisions §7). */
export interface SafeStorage {
  /** The stored text, or null when absent or unreadable. */
  get: (key: string) => string | null
  /** Stores the text; false when it could not be kept beyond this visit. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/**
 * Wraps a Web Storage area. When it is missing, blocked or full, values live in memory for this visit and
 * the console gets one warning per kind of fault.
 */
export function createSafeStorage(name: string, area: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<T>(kind: string, action: (storage: Storage) => T, otherwise: T): T {
    try {
      const storage = area()
      if (storage) return action(storage)
      warnOnce(`${name}-missing`, `브라우저 저장소(${name})가 없어 이번 방문에만 기억합니다.`)
    } catch (error) {
      warnOnce(`${name}-${kind}`, `브라우저 저장소(${name})를 쓰지 못해 이번 방문에만 기억합니다.`, error)
    }
    return otherwise
  }

  return {
    get: (key) => memory.get(key) ?? attempt('read', (storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt('write', (storage) => (storage.setItem(key, value), true), false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept
    },
    remove: (key) => {
      memory.delete(key)
      attempt('remove', (storage) => (storage.removeItem(key), true), false)
    },
  }
}

/** Kept across visits. */
export const localSafeStorage = createSafeStorage('localStorage', () => globalThis.localStorage)
/** Kept while the tab lives. */
export const sessionSafeStorage = createSafeStorage('sessionStorage', () => globalThis.sessionStorage)
