import { localSafeStorage, type SafeStorage } from '../storage/safeStorage'

const KEY = 'blank-page-character-keys'
const OFF = 'off'

/**
 * Whether single-character shortcuts are enabled in this browser. Dictation software types words as such keys, so all of
 * them can be switched off (WCAG 2.2, success criterion 2.1.4).
 */
export const areCharacterKeysEnabled = (storage: SafeStorage = localSafeStorage): boolean =>
  storage.get(KEY) !== OFF

/** Switches single-character shortcuts on or off and stores the choice. */
export function setCharacterKeysEnabled(enabled: boolean, storage: SafeStorage = localSafeStorage) {
  if (enabled) storage.remove(KEY)
  else storage.set(KEY, OFF)
}

/** Returns `aria-keyshortcuts` for a single-character shortcut, or no attribute if these shortcuts are switched off. */
export const shortcutProps = (key: string) => (areCharacterKeysEnabled() ? { 'aria-keyshortcuts': key } : {})

const TYPING_TARGETS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether the target takes characters: text fields, and `select`, which jumps to options by their letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING_TARGETS) !== null
