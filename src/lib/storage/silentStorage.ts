// Local storage for the inline script. It is silent: `safeStorage` warns about storage that is blocked, once the site has loaded.
/* oxlint-disable no-restricted-globals -- safeStorage, which the rule asks for, warns; the inline script and the site would both */

/** Returns the stored text; null when there is none or storage is blocked. */
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
    // Nothing is lost but the memory of this visit.
  }
}
