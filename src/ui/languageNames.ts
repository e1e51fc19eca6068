import type { Language } from '@/config/language'
import { languageName as english } from '@/messages/en/languageName'
import { languageName as korean } from '@/messages/ko/languageName'

/** The name of each language in itself. Without `Intl`, which takes 50 ms to set up on a phone. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: korean, en: english }
