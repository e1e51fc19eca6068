// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex } from '../../scripts/social-cards/colorContrast.ts'
import { readTokens } from './tokens'

const tokens = readTokens()

/** Returns a token's colour, or a literal colour, as #rrggbb. */
function colour(name: string): string {
  const value = name.startsWith('#') ? name : tokens.get(`--${name}`)
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is not an opaque colour: ${value}`)
  return value
}

function contrast(one: string, other: string): number {
  const [first, second] = [parseHex(colour(one)), parseHex(colour(other))]
  return first && second ? contrastRatio(first, second) : Number.NaN
}

/** Text and background; 4.5:1, AA for text of any size. */
const TEXT: [text: string, background: string][] = [
  ['night-text', 'night-bg'],
  ['night-text', 'night-surface'],
  ['night-muted', 'night-bg'],
  ['night-accent', 'night-bg'],
  ['night-bg', 'night-accent'],
  ['paper-text', 'paper-bg'],
  ['paper-text', 'paper-sheet'],
  ['paper-text', 'paper-seal'],
  ['paper-bg', 'paper-text'],
  ['paper-muted', 'paper-bg'],
  ['paper-muted', 'paper-sheet'],
  ['paper-muted', 'paper-ruler'],
  ['paper-accent-text', 'paper-bg'],
  ['paper-accent-text', 'paper-sheet'],
  ['paper-error', 'paper-sheet'],
  ['paper-placeholder', '#ffffff'],
  ['reading-text', 'reading-bg'],
  ['reading-text', 'reading-bright-bg'],
  ['reading-muted', 'reading-bg'],
  ['reading-accent-text', 'reading-bg'],
  ['reading-sepia-text', 'reading-sepia-bg'],
  ['reading-sepia-muted', 'reading-sepia-bg'],
  ['reading-sepia-accent-text', 'reading-sepia-bg'],
  ['reading-night-text', 'reading-night-bg'],
  ['reading-night-muted', 'reading-night-bg'],
  ['reading-fantasy-text', 'reading-fantasy-bg'],
  ['reading-fantasy-muted', 'reading-fantasy-bg'],
  ['pink-text', 'pink-bg'],
  ['pink-text', 'pink-dot'],
  ['pink-text', 'pink-sheet'],
  ['pink-muted', 'pink-bg'],
  ['pink-plate-text', 'series-tls-plate'],
  ['pink-plate-text', 'series-they-plate'],
  ['pink-plate-text', 'series-some-plate'],
  ['darkroom-text', 'darkroom-bg'],
  ['darkroom-text', 'darkroom-surface'],
  ['darkroom-muted', 'darkroom-bg'],
  ['darkroom-muted', 'darkroom-surface'],
  ['darkroom-safelight', 'darkroom-bg'],
  ['darkroom-edge', 'darkroom-film'],
  ['darkroom-print-text', 'print-shade'],
  ['darkroom-print-muted', 'print-shade'],
  ['admin-text', 'admin-bg'],
  ['admin-text', 'admin-sheet'],
  ['admin-muted', 'admin-bg'],
  ['admin-muted', 'admin-sheet'],
  ['admin-placeholder', 'admin-sheet'],
  ['admin-published', 'admin-sheet'],
  ['admin-draft', 'admin-sheet'],
  ['admin-danger', 'admin-sheet'],
  ['admin-danger', 'admin-bg'],
  ['admin-on-dark', 'admin-danger'],
  ['admin-on-dark', 'admin-side-on'],
  ['admin-info-text', 'admin-info-bg'],
  ['admin-err-text', 'admin-err-bg'],
  ['admin-warn-text', 'admin-warn-bg'],
  ['admin-side-text', 'admin-side'],
  ['admin-side-muted', 'admin-side'],
  ['paper-text', 'bookmark-instagram'],
  ['paper-text', 'bookmark-blog'],
  ['paper-text', 'bookmark-youtube'],
  ['paper-text', 'bookmark-posting'],
  ['paper-text', 'bookmark-author-home'],
  ...['paper', 'night', 'pink', 'darkroom', 'admin'].map((world): [string, string] => [
    `${world}-selection-text`,
    `${world}-selection`,
  ]),
]

/** Focus rings, borders and marks that carry meaning; 3:1. */
const MARKS: [mark: string, background: string][] = [
  ['paper-focus', 'paper-bg'],
  ['paper-seal', 'paper-bg'],
  ['reading-focus', 'reading-bg'],
  ['reading-focus', 'reading-sepia-bg'],
  ['reading-night-focus', 'reading-night-bg'],
  ['reading-night-focus', 'reading-fantasy-bg'],
  ['night-focus', 'night-bg'],
  ['darkroom-focus', 'darkroom-bg'],
  ['pink-focus', 'pink-bg'],
  ['admin-focus', 'admin-bg'],
  ['admin-control', 'admin-sheet'],
  ['admin-control', 'admin-bg'],
]

describe('token contrast', () => {
  it('is calculated as in WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(TEXT)('is sufficient for text: %s on %s', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('is sufficient for marks: %s on %s', (mark, background) => {
    expect(contrast(mark, background)).toBeGreaterThanOrEqual(3)
  })
})
