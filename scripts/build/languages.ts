// Bundles of the site's languages: each contains the words of one.
import { fileURLToPath } from 'node:url'
import {
  defaultClientConditions,
  defaultServerConditions,
  parseSync,
  type Plugin,
  type UserConfig,
  Visitor,
} from 'vite'
import { languages } from '@content/languages'
import type { Language } from '../../src/config/language.ts'
import { ownLanguage } from '../../src/content/languages.ts'

/** Returns the start of the addresses in a language: empty for the site's own, otherwise `/en`. */
export const languagePath = (language: Language): '' | `/${Language}` =>
  language === ownLanguage ? '' : `/${language}`

/** Returns the site's base path. The development server of another language has that in its base path. */
export const siteBase = (base: string, language: Language): string =>
  language === ownLanguage ? base : base.replace(new RegExp(`${language}/$`), '')

/** Returns the replacement that tells a bundle its language. The bundle of the site's own language needs none. */
export const defineLanguage = (language: Language): Record<string, string> =>
  language === ownLanguage ? {} : { BUNDLE_LANGUAGE: JSON.stringify(language) }

const CONTENT_MODULE = /\/src\/content\/(?:sample|mine)\/.*\.ts$/

/** Replaces the records `{ ko, en }` in the source of a content module by their text in one language. */
export function keepLanguage(file: string, source: string, language: Language): string {
  const records: { start: number; end: number; text: string }[] = []
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      const texts = new Map<string, string>()
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return
        texts.set(property.key.name, source.slice(property.value.start, property.value.end))
      }
      const text = texts.get(language)
      const isInside = records.some((record) => record.start <= start && end <= record.end)
      if (text === undefined || isInside || [...texts.keys()].some((key) => key !== 'ko' && key !== 'en'))
        return
      records.push({ start, end, text })
    },
  }).visit(parseSync(file, source).program)
  return records.reduceRight(
    (result, { start, end, text }) => `${result.slice(0, start)}(${text})${result.slice(end)}`,
    source,
  )
}

/** Vite plugin: builds contain the content's texts in one language. `localized` would choose the same texts in the browser. */
export function contentLanguage(language: Language): Plugin {
  return {
    name: 'site-content-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTENT_MODULE, code: /\ben:/ },
      handler: (source, id) => ({ code: keepLanguage(id, source, language), map: null }),
    },
  }
}

const LANGUAGES: readonly Language[] = ['ko', 'en']

/** Replaces the admin area's messages in a language that the site does not have. */
const ABSENT_ROOMS = fileURLToPath(new URL('../../src/messages/absentRooms.ts', import.meta.url))

/** Returns the settings of a bundle in a language: its folder of messages and its texts of the content. */
export const languageConfig = (language: Language): UserConfig => ({
  plugins: [contentLanguage(language)],
  define: defineLanguage(language),
  resolve: {
    conditions: [language, ...defaultClientConditions],
    alias: LANGUAGES.filter((each) => !languages.includes(each)).map((each) => ({
      find: new RegExp(`^@/messages/${each}/adminRooms\\.ts$`),
      replacement: ABSENT_ROOMS,
    })),
  },
  ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
})
