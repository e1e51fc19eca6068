import { language } from '@/content/languages'

/** Returns `lang` for a typed text: `ko` if it has Hangul and the page is in another language. */
export const hangulLang = (text: string): 'ko' | undefined =>
  language !== 'ko' && /[\u1100-\u11FF\u3131-\u318E\uAC00-\uD7A3]/.test(text) ? 'ko' : undefined
