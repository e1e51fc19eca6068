// The words of `npm run mine`, which asks and writes in the language of its answers, not in that of a bundle.
import * as v from 'valibot'
import type { Language } from '../../src/config/language.ts'
import { mine as english } from '../../src/messages/en/mine.ts'
import { mineTexts as englishTexts } from '../../src/messages/en/mineTexts.ts'
import { mine as korean } from '../../src/messages/ko/mine.ts'
import { mineTexts as koreanTexts } from '../../src/messages/ko/mineTexts.ts'

/** The languages that a site can have. */
export const LANGUAGES = ['ko', 'en'] as const satisfies readonly Language[]

/** The questions, faults and results. */
export const MINE = { ko: korean, en: english }
export type Mine = typeof korean

/** The texts that are written into a site. */
export const MINE_TEXTS = { ko: koreanTexts, en: englishTexts }
export type MineTexts = typeof koreanTexts

const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name)

const ownLanguage = v.object({
  languages: v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((names) => names.find(isLanguage) ?? 'en'),
    ),
    ['ko'],
  ),
})

/** Returns the words in the language of unchecked answers: Korean if they name none, English if they name only unknown ones. */
export function messagesFor(input: unknown): Mine {
  const result = v.safeParse(ownLanguage, input)
  return MINE[result.success ? result.output.languages : 'en']
}
