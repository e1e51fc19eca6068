import type { Language } from '@/config/language'
import { language } from './languages.ts'

/** A text in every language. */
export type Translated<T = string> = Readonly<Record<Language, T>>

/** A content value with each translated text replaced by the text in one language. */
export type Localized<T> = T extends (...input: never[]) => unknown
  ? T
  : T extends Translated<unknown>
    ? Localized<T[Language]>
    : T extends object
      ? { readonly [K in keyof T]: Localized<T[K]> }
      : T

const isTranslated = (value: object): value is Translated<unknown> => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key === 'ko' || key === 'en')
}

function localize(value: unknown, to: Language): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isTranslated(value)) return localize(value[to], to)
  const entries = Object.entries(value).map(([key, entry]) => [key, localize(entry, to)] as const)
  // Values without translated texts keep their identity.
  if (entries.every(([key, entry]) => entry === Reflect.get(value, key))) return value
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)
}

/**
 * Returns the content in this bundle's language, or in the language `to`: every record `{ ko, en }` inside, at any depth, is replaced by
 * its value. Builds keep only this value in the bundle (see `scripts/build/languages.ts`).
 */
/* #__NO_SIDE_EFFECTS__ */
export const localized = <const T>(value: T, to: Language = language): Localized<T> =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- `localize` does what `Localized` describes
  localize(value, to) as Localized<T>
