import { localSafeStorage, type SafeStorage } from '@/lib/safeStorage'

const KEY = 'blank-page-search-slash'
const OFF = 'off'

/** Whether “/” opens search: a key of one letter can be switched off (WCAG 2.1.4). */
export const slashOpens = (storage: SafeStorage = localSafeStorage): boolean => storage.get(KEY) !== OFF

/** Switches it, for this browser. */
export function letSlashOpen(opens: boolean, storage: SafeStorage = localSafeStorage) {
  if (opens) storage.remove(KEY)
  else storage.set(KEY, OFF)
}
