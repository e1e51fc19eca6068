// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readTokens } from './tokens'

const tokens = readTokens()

/** A token's colour as #rrggbb; a pair may also name a colour itself. */
function colour(name: string): string {
  const value = name.startsWith('#') ? name : tokens.get(`--${name}`)
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no opaque colour: ${value}`)
  return value
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colour(one)), luminance(colour(other))].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Text and its ground, AA for text of any size. */
const TEXT: [text: string, ground: string][] = [
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

/** Rings, borders and marks that carry meaning. */
const MARKS: [mark: string, ground: string][] = [
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

describe('contrast of the tokens', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(TEXT)('lets one read %s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('lets one see %s on %s', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
  })
})
