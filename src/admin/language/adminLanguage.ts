import { create } from 'zustand'
import { root } from '#messages/admin/root'
import { ADMIN_LANGUAGE_STORAGE_KEY } from '@/config/constants'
import type { Language } from '@/config/language'
import { language as bundleLanguage, ownLanguage } from '@/content/languages'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { showToast } from '@/ui/toaster'
import { languages } from '@content/languages'

/** Objects of messages by their names. */
type Rooms = Readonly<Record<string, object>>

const loaders: Readonly<Record<Language, () => Promise<Rooms>>> = {
  ko: () => import('@/messages/ko/adminRooms.ts'),
  en: () => import('@/messages/en/adminRooms.ts'),
}

/**
 * Language of the words of the admin area. Every component that React does not rerender with its parent calls this, so that a
 * change of the language shows.
 */
export const useAdminLanguage = create<Language>()(() => bundleLanguage)

/** Returns the language stored in this browser. An absent or invalid value counts as the site's own language. */
export function chosenLanguage(): Language {
  const stored = localSafeStorage.get(ADMIN_LANGUAGE_STORAGE_KEY)
  return languages.find((language) => language === stored) ?? ownLanguage
}

/** Copies of the bundle's own messages, from before the first change. */
let originals: Rooms | null = null

/** Replaces the messages of the bundle, which all modules import, by those of a language. */
async function replaceMessages(language: Language, isCurrent: () => boolean): Promise<void> {
  const [shown, replacement] = await Promise.all([loaders[bundleLanguage](), loaders[language]()])
  if (!isCurrent()) return
  originals ??= Object.fromEntries(Object.entries(shown).map(([name, room]) => [name, { ...room }]))
  const rooms = language === bundleLanguage ? originals : replacement
  for (const [name, room] of Object.entries(shown)) Object.assign(room, rooms[name])
  document.documentElement.lang = language
  useAdminLanguage.setState(language, true)
}

let lastRequest = 0

/**
 * Shows the admin area in a language. A later call supersedes an earlier one. If the messages cannot be loaded, a toast says so and
 * the language stays. Returns whether the language is shown. Never rejects.
 */
export async function applyAdminLanguage(language: Language): Promise<boolean> {
  const request = ++lastRequest
  const isCurrent = () => request === lastRequest
  if (language === useAdminLanguage.getState()) return true
  try {
    await replaceMessages(language, isCurrent)
  } catch (error) {
    logger.warn('The messages of the other language could not be loaded.', error)
    if (isCurrent()) showToast(root.languageFailed, { tone: 'error' })
  }
  return useAdminLanguage.getState() === language
}

/** Shows the admin area in a language and keeps the choice in this browser. */
export async function chooseAdminLanguage(language: Language): Promise<void> {
  if (await applyAdminLanguage(language)) localSafeStorage.set(ADMIN_LANGUAGE_STORAGE_KEY, language)
}
