import { KOREAN, SANS } from '../fonts/families.ts'

/**
 * Returns the module `firstLetters.ts` with the syllables of an owner's texts, which may be in the text font or in that of titles. The
 * sample's letters stay: most are in texts of the product, and fonts leave out those that are in no text.
 */
export function withFirstLetters(list: string, texts: readonly string[]): string {
  const syllables = [
    ...new Set(
      texts
        .join('')
        .normalize('NFC')
        .match(/[가-힣]/g),
    ),
  ]
  return [...SANS.slice(0, 1), KOREAN].reduce(
    (module, { name, coverage }) =>
      module.replace(
        new RegExp(`^( {2}'?${name}'?:\\s+')(.*)(?=',$)`, 'm'),
        (_, start: string, letters: string) =>
          start +
          letters +
          syllables.filter((each) => !letters.includes(each) && coverage.has(each.charCodeAt(0))).join(''),
      ),
    list,
  )
}
