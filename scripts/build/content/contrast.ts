// Contrast of the colour tokens on the grounds where they are used (WCAG 1.4.3 and 1.4.11).
import { contrastRatio, parseHex } from '../../../src/lib/colorContrast.ts'
import { color } from '../../social-cards/repositoryFiles.ts'

/** Text and background; 4.5:1, AA for text of any size. */
export const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
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
  ...['paper', 'night', 'pink', 'darkroom', 'admin'].map(
    (theme) => [`${theme}-selection-text`, `${theme}-selection`] as const,
  ),
]

/** Focus rings, borders and marks that carry meaning; 3:1. */
export const MARK_PAIRS: readonly (readonly [mark: string, ground: string])[] = [
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

const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3

/** Returns a token's colour, or a literal colour, as `#rrggbb`. */
const valueOf = (name: string): string => (name.startsWith('#') ? name : color(name))

/** Returns the contrast of two colours: names of tokens, or `#rrggbb`. NaN if one is not opaque. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [parseHex(valueOf(one)), parseHex(valueOf(other))]
  return first && second ? contrastRatio(first, second) : Number.NaN
}

function describeFault([mark, ground]: readonly [string, string], required: number): string[] {
  const contrast = contrastOf(mark, ground)
  if (contrast >= required) return []
  return [
    `_colors.scss: --${mark} (${valueOf(mark)}) on ${ground} (${valueOf(ground)}) has a contrast of ${contrast.toFixed(2)}:1, but needs ${required}:1.`,
  ]
}

/** Returns one line about the first colour without sufficient contrast, or undefined. */
export const findContrastFault = (): string | undefined =>
  [
    ...TEXT_PAIRS.flatMap((pair) => describeFault(pair, TEXT_CONTRAST)),
    ...MARK_PAIRS.flatMap((pair) => describeFault(pair, MARK_CONTRAST)),
  ][0]
