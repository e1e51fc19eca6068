import { isConsonant, letterPattern, lettersOf } from './letterPattern'

/** A marked part of a text, in UTF-16 units: `start` inclusive, `end` exclusive. */
export interface Mark {
  start: number
  end: number
}

/** What a query, or one of its words, is found by. */
export interface Matcher {
  /** How well a text is hit: 0 at its beginning, 1 at a word's, 2 anywhere; null: not at all. */
  rank: (text: string) => 0 | 1 | 2 | null
  /** The hits in a text, in order, none touching another. */
  marks: (text: string) => Mark[]
  /** The same as sources of regular expressions that Postgres reads. */
  patterns: readonly string[]
  /** It consists of first consonants alone (초성). */
  initials: boolean
  /** How many letters it has, spaces apart. */
  length: number
}

const WORD_BEGINS = '(?:^|[ “‘「『(])'

/** Letters one after another, with or without spaces between them. */
const consecutive = (letters: readonly string[]) => letters.join(' *')
/** Letters that begin words one after another. */
const wordByWord = (letters: readonly string[]) => WORD_BEGINS + letters.join('[^ ]* +')

function sourcesOf(letters: readonly string[], initials: boolean): string[] {
  if (!initials) return [consecutive(letters)]
  // One consonant within words would be in every text.
  return letters.length === 1 ? [wordByWord(letters)] : [consecutive(letters), wordByWord(letters)]
}

/** Matches and marks by regular expressions made of a query that was normalised; null where it has no letter. */
export function matcherOf(query: string): Matcher | null {
  const letters = lettersOf(query)
  if (letters.length === 0) return null
  const initials = letters.every(isConsonant)
  const patterns = letters.map((letter, index) => letterPattern(letter, index === letters.length - 1))
  const caught = sourcesOf(
    patterns.map((pattern) => `(${pattern})`),
    initials,
  )
  const finders = caught.map((source) => new RegExp(source, 'iu'))
  const markers = caught.map((source) => new RegExp(source, 'dgiu'))
  const beginnings = new RegExp(`^(?:${caught[0]})`, 'iu')
  const words = new RegExp([`${WORD_BEGINS}(?:${caught[0]})`, ...caught.slice(1)].join('|'), 'iu')

  return {
    initials,
    length: letters.length,
    patterns: sourcesOf(patterns, initials),
    rank: (text) => {
      if (!finders.some((finder) => finder.test(text))) return null
      if (beginnings.test(text)) return 0
      return words.test(text) ? 1 : 2
    },
    marks: (text) => {
      const marker = markers.find(({ source }) => new RegExp(source, 'iu').test(text))
      return marker ? joined(marksOf(text, marker)) : []
    },
  }
}

function marksOf(text: string, marker: RegExp): Mark[] {
  return [...text.matchAll(marker)].flatMap(({ indices }) =>
    (indices ?? []).slice(1).flatMap((place) => (place ? [{ start: place[0], end: place[1] }] : [])),
  )
}

/** Marks that touch are one. */
function joined(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = []
  for (const mark of marks) {
    const last = all.at(-1)
    if (last && last.end >= mark.start) last.end = Math.max(last.end, mark.end)
    else all.push({ ...mark })
  }
  return all
}
