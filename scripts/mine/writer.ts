// Source code of texts in the languages of a site.
import type { Language } from '../../src/config/language.ts'
import type { Answers } from './answers.ts'
import { MINE_TEXTS, type MineTexts } from './messages.ts'

/** Returns a value as source code. The formatter changes the quotes. */
export const code = (value: unknown): string => JSON.stringify(value, null, 2)

/** Writes modules of the content. */
export interface Writer {
  /** Returns a text as source code: the text itself, or a record if it differs between the languages of the site. */
  text(write: (texts: MineTexts, language: Language) => unknown, toCode?: (value: unknown) => string): string
  /** Returns an expression that chooses the texts of a bundle's language. `constant` keeps the literal types. */
  localized(expression: string, constant?: 'constant'): string
  /** Import of a module with such an expression. */
  imports: string
}

/** Returns the writer of a site. A site with one language has plain texts. */
export function createWriter({ languages }: Pick<Answers, 'languages'>): Writer {
  const isTranslated = languages.length > 1
  return {
    text(write, toCode = code) {
      const texts = languages.map((language) => [language, toCode(write(MINE_TEXTS[language], language))])
      const [first = ''] = new Set(texts.map(([, text]) => text))
      return texts.every(([, text]) => text === first)
        ? first
        : `{ ${texts.map((entry) => entry.join(': ')).join(', ')} }`
    },
    localized: (expression, constant) =>
      isTranslated ? `localized(${expression})` : `${expression}${constant ? ' as const' : ''}`,
    imports: isTranslated ? "import { localized } from '@/content/localized'\n" : '',
  }
}
