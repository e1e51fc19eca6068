import { drafts } from '#messages/drafts'
import { MAX_CHAPTER_LETTERS, MAX_CUTS } from '@/config/constants'
import type { Collection } from '../collections'
import { countLetters } from '../countLetters'

/** The fields of a draft that are checked. */
interface Draft {
  meta: object
  body: unknown
}

/** Returns messages for the fields of a serial work that the database would refuse. Empty for other collections. */
export function serialFaults(
  { key, seriesField }: Collection,
  { meta, body }: Draft,
): Readonly<Record<string, string>> {
  if (seriesField === null) return {}
  const fields = new Map<string, unknown>(Object.entries(meta))
  const [series, number, cuts] = [fields.get(seriesField), fields.get('number'), fields.get('cuts')]
  return {
    ...(typeof series === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(series)
      ? {}
      : { [`meta.${seriesField}`]: drafts.seriesMissing }),
    ...(Number.isSafeInteger(number) && Number(number) >= 1 ? {} : { 'meta.number': drafts.numberMissing }),
    ...(Array.isArray(cuts) && cuts.length > MAX_CUTS ? { 'meta.cuts': drafts.tooManyCuts(MAX_CUTS) } : {}),
    ...(key === 'chapters' && countLetters(body) > MAX_CHAPTER_LETTERS
      ? { body: drafts.tooManyLetters(MAX_CHAPTER_LETTERS) }
      : {}),
  }
}
