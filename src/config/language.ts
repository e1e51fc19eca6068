/** A language of the interface: a folder of `src/messages`, and a key of the content's translated texts. */
export type Language = 'ko' | 'en'

/** Language of this bundle if it is not the site's own: builds define it (see `scripts/build/languages.ts`). */
export const OTHER_LANGUAGE: Language | null = typeof BUNDLE_LANGUAGE === 'undefined' ? null : BUNDLE_LANGUAGE

/** Start of the routes' addresses in this bundle, behind the base path: empty in the site's own language, otherwise `/en`. */
export const LANGUAGE_PATH: '' | `/${Language}` = OTHER_LANGUAGE ? `/${OTHER_LANGUAGE}` : ''

/** Open Graph locale of each language. */
export const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US' }

/** Returns a route with the start of a language's addresses. Home has no trailing slash there: `/en`. */
export const inLanguage = (route: string, languagePath: string): string =>
  languagePath && route === '/' ? languagePath : languagePath + route
