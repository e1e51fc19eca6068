import type { Language } from '@/config/language'

/** Languages of the site. The first is its own, at the plain addresses; the others are below their tags. */
export const languages: readonly [Language, ...Language[]] = ['ko', 'en']
