import { isConsonant, createLetterPattern, splitLetters } from './letterPattern'

/** A marked range of a text, in UTF-16 units: `start` inclusive, `end` exclusive. */
export interface Mark {
  start: number
  end: number
}

/** Matches texts against a query or one of its words. */
export interface Matcher {
  /**
   * The quality of a match: 0 at the start of the text, 1 at the start of a word, 2 anywhere, null for no
   * match.
   */
  rank: (text: string) => 0 | 1 | 2 | null
  /** Returns the matched ranges in order, without overlaps. */
  marks: (text: string) => Mark[]
  /** The same patterns as regular expressions for Postgres. */
  patterns: readonly string[]
  /** Whether the query consists of initial consonants only. */
  initials: boolean
  /** The number of letters without spaces. */
  length: number
}

const WORD_START = '(?:^|[ “‘「『(])'

/** Letters in sequence, with or without spaces between them. */
const joinInSequence = (letters: readonly string[]) => letters.join(' *')
/** Letters that each begin one of consecutive words. */
const joinByWord = (letters: readonly string[]) => WORD_START + letters.join('[^ ]* +')

function toSources(letters: readonly string[], initials: boolean): string[] {
  if (!initials) return [joinInSequence(letters)]
  // A single consonant within words would match every text.
  return letters.length === 1 ? [joinByWord(letters)] : [joinInSequence(letters), joinByWord(letters)]
}

/** Builds a matcher for a normalized query. Returns null if the query has no letters. */
export function createMatcher(query: string): Matcher | null {
  const letters = splitLetters(query)
  if (letters.length === 0) return null
  const initials = letters.every(isConsonant)
  const patterns = letters.map((letter, index) => createLetterPattern(letter, index === letters.length - 1))
  const capturing = toSources(
    patterns.map((pattern) => `(${pattern})`),
    initials,
  )
  const finders = capturing.map((source) => new RegExp(source, 'iu'))
  const markers = capturing.map((source) => new RegExp(source, 'dgiu'))
  const textStart = new RegExp(`^(?:${capturing[0]})`, 'iu')
  const wordStart = new RegExp([`${WORD_START}(?:${capturing[0]})`, ...capturing.slice(1)].join('|'), 'iu')

  return {
    initials,
    length: letters.length,
    patterns: toSources(patterns, initials),
    rank: (text) => {
      if (!finders.some((finder) => finder.test(text))) return null
      if (textStart.test(text)) return 0
      return wordStart.test(text) ? 1 : 2
    },
    marks: (text) => {
      const marker = markers.find(({ source }) => new RegExp(source, 'iu').test(text))
      return marker ? mergeMarks(getMarks(text, marker)) : []
    },
  }
}

function getMarks(text: string, marker: RegExp): Mark[] {
  return [...text.matchAll(marker)].flatMap(({ indices }) =>
    (indices ?? []).slice(1).flatMap((range) => (range ? [{ start: range[0], end: range[1] }] : [])),
  )
}

/** Merges marks that touch. */
function mergeMarks(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = []
  for (const mark of marks) {
    const last = all.at(-1)
    if (last && last.end >= mark.start) last.end = Math.max(last.end, mark.end)
    else all.push({ ...mark })
  }
  return all
}
