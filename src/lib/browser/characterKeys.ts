import { localSafeStorage, type SafeStorage } from '../storage/safeStorage'

const KEY = 'blank-page-character-keys'
const OFF = 'off'

/**
 * Whether keys of one letter or sign are shortcuts in this browser: someone who dictates sends such keys as words, so they
 * can be switched off, all at once (WCAG 2.2, 2.1.4).
 */
export const characterKeysWork = (storage: SafeStorage = localSafeStorage): boolean =>
  storage.get(KEY) !== OFF

/** Switches them, for this browser. */
export function letCharacterKeysWork(work: boolean, storage: SafeStorage = localSafeStorage) {
  if (work) storage.remove(KEY)
  else storage.set(KEY, OFF)
}

/** Tells assistive technology of such a key, unless they are switched off. */
export const shortcut = (key: string) => (characterKeysWork() ? { 'aria-keyshortcuts': key } : {})

const TYPING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a key press is part of what is being typed, or picks among choices by their letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null
