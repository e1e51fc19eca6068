import { type Language, LOCALES } from '@/config/language'
import { languages } from '@content/languages'
import { language, ownLanguage } from './languages.ts'
import { isPublic } from './pages.ts'

const describe = (tag: Language) => ({
  tag,
  locale: LOCALES[tag],
  path: tag === ownLanguage ? '' : `/${tag}`,
})
const own = describe(ownLanguage)

/** The languages for the heads of pages, the site's own first; undefined on a site with one. Pages of rows are not translated. */
export const siteLanguages =
  languages.length === 1
    ? undefined
    : ({
        all: [own, ...languages.slice(1).map(describe)],
        current: describe(language),
        isTranslated: isPublic,
      } as const)
