// Local storage for the inline script. It logs nothing, because `safeStorage` warns about blocked storage after start-up.
/* oxlint-disable no-restricted-globals -- safeStorage would log the same warning a second time */

/** Returns the stored text; null if nothing is stored or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text if storage is neither full nor blocked. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The value is only a convenience for the next visit.
  }
}
