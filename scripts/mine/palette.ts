// The accents of the site, derived from one colour.
import { blend, contrastRatio, parseHex, type Rgb } from '../../src/lib/colorContrast.ts'
import { color } from '../social-cards/repositoryFiles.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const TEXT = 4.5
/** Added to the required contrast, because components are rounded. */
const RESERVE = 0.05
const STEPS = 64

const rgb = (value: string): Rgb => parseHex(value) ?? BLACK
const hex = (value: Rgb): string =>
  `#${value.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes a colour with white or black until it has the contrast of text on, or under, all the tokens. */
function mixUntilReadable(accent: Rgb, target: Rgb, tokens: readonly string[], least = 0): string {
  const others = tokens.map((name) => rgb(color(name)))
  for (let step = 0; step <= STEPS; step++) {
    const share = least + (step / STEPS) * (1 - least)
    const mixed = rgb(hex(blend(accent, target, share)))
    if (others.every((other) => contrastRatio(mixed, other) >= TEXT + RESERVE)) return hex(mixed)
  }
  return hex(target)
}

/** Returns a mix of a colour with white, 0–1, as `#rrggbb`. */
export const tint = (accent: string, share: number): string => hex(blend(rgb(accent), WHITE, share))

/** Returns a mix of a colour with black, 0–1, as `#rrggbb`. */
export const shade = (accent: string, share: number): string => hex(blend(rgb(accent), BLACK, share))

/** Returns the stylesheet `_colors.scss` with the accents of an owner. */
export function colorsScss(accent: string): string {
  const base = rgb(accent)
  const lighten = (tokens: readonly string[], least = 0) => mixUntilReadable(base, WHITE, tokens, least)
  const light = lighten(['night-bg', 'night-surface', 'reading-night-bg', 'night-selection-text'], 0.7)
  const pink = lighten(['pink-text', 'pink-muted'], 0.35)
  const seal = lighten(['paper-text'])
  const safelight = lighten(['darkroom-bg', 'darkroom-film', 'darkroom-selection-text'], 0.2)
  return `// The accents of the site, by world. The build checks their contrast on every ground that they are used on
// (\`scripts/build/content/contrast.ts\`). Run \`npm run icons\` afterwards.
:root {
  // night
  --night-accent: ${light};
  --night-focus: ${light};
  --night-selection: ${light};

  // paper
  --paper-accent-text: ${accent.toLowerCase()};
  --paper-seal: ${seal};
  --paper-seal-text: #fff6e9;
  --paper-guide-line: ${tint(accent, 0.5)};
  --paper-focus: ${accent.toLowerCase()};
  --paper-selection: ${lighten(['paper-text'], 0.7)};

  // reading
  --reading-accent-text: ${accent.toLowerCase()};
  --reading-focus: ${mixUntilReadable(base, BLACK, ['reading-sepia-bg'])};
  --reading-sepia-accent-text: ${mixUntilReadable(base, BLACK, ['reading-sepia-bg'])};
  --reading-night-focus: ${light};

  // pink
  --pink-bg: ${pink};
  --pink-dot: ${lighten(['pink-text'], 0.25)};

  // darkroom
  --darkroom-safelight: ${safelight};
  --darkroom-edge: ${safelight};
  --darkroom-focus: ${light};
  --darkroom-selection: ${safelight};

  // bookmarks of the external links, with dark text
  --bookmark-instagram: ${pink};
  --bookmark-blog: ${lighten(['paper-text'], 0.5)};
  --bookmark-youtube: ${seal};
  --bookmark-posting: ${light};
  --bookmark-author-home: #faf7f0;
}
`
}
