import { nearestWeight, TEXT_WEIGHTS } from './fontWeights'
import { bringLaterFaces, laterFacesCome } from './laterFaces'
const FIRST_FACES = 'data-first-faces'
const FIRST_FACES_CAME = 'data-faces-came'

/**
 * The site's own words are cut into small font files; what the owner writes later may use any other syllable.
 * The stylesheet that names the stock slices for those is asked for only when such a text appears.
 */

const TEXT_FAMILY = 'Blank Page Sans'
// Below: Latin, always cut. Above: scripts that no slice holds, which the system's own fonts show.
const FIRST_KOREAN = 0x3130
const LAST_KOREAN = 0xd7ff
const WEIGHT_NAMES: Readonly<Record<string, number>> = { normal: 400, bold: 700 }

const nameOf = (family: string) => family.replaceAll(/["']/g, '').trim()
const weightOf = (weight: string) => Number(WEIGHT_NAMES[weight] ?? weight)

type Weights = ReadonlyMap<number, ReadonlySet<number>>
/** By family and weight the letters that no face has. */
type Missing = ReadonlyMap<string, Weights>

const lettersOf = (families: Iterable<Weights>): Set<number> =>
  new Set([...families].flatMap((weights) => [...weights.values()].flatMap((letters) => [...letters])))

/** Those of these letters that are missing, from the faces' own `unicode-range`; of every family with Korean ones, or of one. */
function missingByFamily(letters: ReadonlySet<number>, only?: string): Missing {
  // A weight of the text face that stands by with all its faces has none yet.
  const text = new Map<number, Set<number>>(TEXT_WEIGHTS.map((weight) => [weight, new Set(letters)]))
  const missing = new Map([[TEXT_FAMILY, text]])
  for (const { family, weight, unicodeRange } of document.fonts) {
    if (only && nameOf(family) !== only) continue
    for (const [first, last] of rangesOf(unicodeRange)) {
      if (last < FIRST_KOREAN) continue
      const weights = missing.get(nameOf(family)) ?? new Map<number, Set<number>>()
      missing.set(nameOf(family), weights)
      const left = weights.get(weightOf(weight)) ?? new Set(letters)
      weights.set(weightOf(weight), left)
      strikeOut(left, first, last)
    }
  }
  return missing
}

/** Takes a range out of these letters, by the shorter way: most ranges are one letter, a system face's has 11,172. */
function strikeOut(letters: Set<number>, first: number, last: number) {
  if (last - first < letters.size) for (let point = first; point <= last; point += 1) letters.delete(point)
  else for (const point of letters) if (point >= first && point <= last) letters.delete(point)
}

function rangesOf(unicodeRange: string): [first: number, last: number][] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })
}

const isLacking = (text: string | null, letters: ReadonlySet<number>): boolean =>
  Array.from(text ?? '', (letter) => letter.codePointAt(0) ?? 0).some((point) => letters.has(point))

/** Whether a word on show has a letter that the first family of its style lacks in its weight. */
function isShownWithout(missing: Missing): boolean {
  const lacking = lettersOf(missing.values())
  const words = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    if (!isLacking(word.textContent, lacking) || !word.parentElement) continue
    // One that this screen does not show has no face to wait for.
    if (!(word.parentElement.checkVisibility?.() ?? true)) continue
    const { fontFamily, fontWeight } = getComputedStyle(word.parentElement)
    const family = fontFamily
      .split(',')
      .map(nameOf)
      .find((name) => missing.has(name))
    const weights = missing.get(family ?? '')
    const weight = weights && nearestWeight(weights.keys(), weightOf(fontWeight))
    if (weight && isLacking(word.textContent, weights.get(weight) ?? lacking)) return true
  }
  return false
}

/** Resolves when the faces of the page's own words are in use, or have failed to come (`firstPaintScript.ts`). */
function firstFacesCome(): Promise<void> {
  const html = document.documentElement
  const haveCome = () => html.hasAttribute(FIRST_FACES_CAME)
  return new Promise((resolve) => {
    // A page that is no static one has all of its faces in its styles.
    if (haveCome() || !document.querySelector(`link[${FIRST_FACES}]`)) return resolve()
    const observer = new MutationObserver(() => {
      if (!haveCome()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(html, { attributeFilter: [FIRST_FACES_CAME] })
  })
}

/** Letters that need no other look: a list of ten thousand titles is made of a few hundred. */
const seenTo = new Set<number>()

/** The Korean letters of these texts that were not seen to yet. */
function newLetters(texts: readonly string[]): Set<number> {
  const letters = new Set<number>()
  for (const letter of texts.join('').normalize('NFC')) {
    const point = letter.codePointAt(0) ?? 0
    if (point >= FIRST_KOREAN && point <= LAST_KOREAN && !seenTo.has(point)) letters.add(point)
  }
  return letters
}

/**
 * Sees to the Korean letters of these texts: first by the site's own faces that stand by, at once where one is shown, else when
 * they come; then by all. Rejects when a sheet does not come.
 */
export async function bringGlyphs(...texts: string[]): Promise<void> {
  const letters = newLetters(texts)
  if (letters.size === 0 || !('fonts' in document)) return
  await firstFacesCome()
  const missing = missingByFamily(letters)
  if (lettersOf(missing.values()).size > 0) {
    await (isShownWithout(missing) ? bringLaterFaces() : laterFacesCome())
    const left = missingByFamily(letters, TEXT_FAMILY)
    if (lettersOf(left.values()).size > 0) await import('@/styles/fonts/slices.css')
  }
  for (const letter of letters) seenTo.add(letter)
}
