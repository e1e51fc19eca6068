import { warnOnce } from '../logger'

/** Subset of the Web Storage API that never throws. */
export interface SafeStorage {
  /** Returns the stored text, or null if it is absent or unreadable. */
  get: (key: string) => string | null
  /** Stores the text. Returns false if it is only kept in memory. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/**
 * Wraps a Web Storage area. If it is missing, blocked or full, values are kept in memory until the page is closed, with one
 * console warning per kind of error.
 */
export function createSafeStorage(name: string, area: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<T>(kind: string, action: (storage: Storage) => T, fallback: T): T {
    try {
      const storage = area()
      if (storage) return action(storage)
      warnOnce(`${name}-missing`, `${name} is missing: values last for this visit only.`)
    } catch (error) {
      warnOnce(`${name}-${kind}`, `${name} can’t be used: values last for this visit only.`, error)
    }
    return fallback
  }

  return {
    get: (key) => memory.get(key) ?? attempt('read', (storage) => storage.getItem(key), null),
    set: (key, value) => {
      const stored = attempt('write', (storage) => (storage.setItem(key, value), true), false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
      return stored
    },
    remove: (key) => {
      memory.delete(key)
      attempt('remove', (storage) => (storage.removeItem(key), true), false)
    },
  }
}

/** Local storage: kept across visits. */
export const localSafeStorage = createSafeStorage('localStorage', () => globalThis.localStorage)
/** Session storage: kept until the tab is closed. */
export const sessionSafeStorage = createSafeStorage('sessionStorage', () => globalThis.sessionStorage)
