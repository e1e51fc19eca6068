import { languages } from '@content/languages'

/** Languages of the interface, by their tags. */
const NAMES: Readonly<Record<string, string>> = { ko: 'Korean', en: 'English' }

/** Returns the faults of the list of languages, one line each. */
export function languageFaults(list: readonly string[] = languages): string[] {
  const known = Object.keys(NAMES).join(', ')
  return [
    ...(list.length > 0
      ? []
      : [`languages.ts: the site has no language; at least one of ${known} is needed.`]),
    ...list.flatMap((tag, index) => [
      ...(tag in NAMES ? [] : [`languages.ts: “${tag}” is not a language of the interface (${known}).`]),
      ...(list.indexOf(tag) < index ? [`languages.ts: the language “${tag}” occurs twice.`] : []),
    ]),
  ]
}

const EMPTY = /\b(ko|en):\s*(?:(['"`])\s*\2|\[\s*\])/g
/** Lists of lines, which may have an empty one. */
const LIST = /\b(ko|en):\s*\[([^\]]*)\]/g
const EMPTY_LINE = /(?:^|,)\s*(['"`])\s*\1\s*(?:,|$)/

/** Returns the faults of the translated texts in the sources by path: records `{ ko, en }` with an empty text. */
export const emptyTextFaults = (sources: Readonly<Record<string, string>>): string[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const empty = [...source.matchAll(EMPTY)]
    const lists = [...source.matchAll(LIST)].filter(([, , lines = '']) => EMPTY_LINE.test(lines))
    return [...empty, ...lists].map(
      ({ 1: tag = '', index }) =>
        `${file}, line ${source.slice(0, index).split('\n').length}: the text in ${NAMES[tag]} is empty.`,
    )
  })
