import type { Language } from '@/config/language'
import { ownLanguage } from '@/content/languages'

/** Returns the language of a row's texts: its own (`meta.lang`), or that of the site. */
export function rowLanguage({ meta }: { meta: object }): Language {
  const lang: unknown = Reflect.get(meta, 'lang')
  return lang === 'ko' || lang === 'en' ? lang : ownLanguage
}
