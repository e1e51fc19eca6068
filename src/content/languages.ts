import { type Language, OTHER_LANGUAGE } from '@/config/language'
import { languages } from '@content/languages'

/** The site's own language, at the plain addresses. */
export const ownLanguage: Language = languages[0]

/** The other languages, below their tags. */
export const otherLanguages: readonly Language[] = languages.slice(1)

/** Language of this bundle: its interface and its content. */
export const language: Language = OTHER_LANGUAGE ?? ownLanguage
