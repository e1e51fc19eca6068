import type { Language } from '@/config/language'
import { language, ownLanguage } from '@/content/languages'

/** Returns the language of a row's texts: that in its `meta`, else the site's own. */
export function rowLanguage(row?: { meta: object }): Language {
  const lang: unknown = row && Reflect.get(row.meta, 'lang')
  return lang === 'ko' || lang === 'en' ? lang : ownLanguage
}

/** Returns `lang` for the elements with a row's texts. Undefined if they are in the language of the page. */
export function rowLang(row?: { meta: object }): Language | undefined {
  const lang = rowLanguage(row)
  return lang === language ? undefined : lang
}

/** Returns `lang` for a text whose author is unknown: `ko` if it has Hangul and the page is in another language. */
export const hangulLang = (text: string): 'ko' | undefined =>
  language !== 'ko' && /[\u1100-\u11FF\u3131-\u318E\uAC00-\uD7A3]/.test(text) ? 'ko' : undefined
