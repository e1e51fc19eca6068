// Finds letters of first views and families of stylesheets that have no font.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faces } from '@content/faces'
import { FIRST_LETTERS } from '@content/firstLetters'
import { BackendError } from '../../backend/backendError.ts'
import { type Family, KOREAN, LATIN, READING, SANS } from './families.ts'

const FAMILIES = [...SANS, LATIN, KOREAN, ...READING]

/** Weights of the text font that stylesheets use. */
const SANS_WEIGHTS = [400, 500, 600]

/** System fonts and keywords that stylesheets may name. */
const SYSTEM_FAMILIES = new Set([
  'inherit',
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-monospace',
  'SF Mono',
  'Cascadia Mono',
  'Consolas',
  'DejaVu Sans Mono',
  'Apple Color Emoji',
  'Segoe UI Emoji',
  'Noto Color Emoji',
])

/** Values of `font-family`, of `--font-…` and of the attribute in SVG files. */
const DECLARATION = /(?:font-family|--font-[\w-]+):\s*([^;}]+)|font-family="([^"]+)"/g

/** Returns the letters that a family lacks although first views show them in it. Signs may come from system fonts. */
export const missingLetters = (
  { name, coverage }: Pick<Family, 'name' | 'coverage'>,
  firstLetters: Readonly<Record<string, string>> = FIRST_LETTERS,
): string =>
  Array.from(firstLetters[name] ?? '')
    .filter((letter) => /\p{L}/u.test(letter) && !coverage.has(letter.codePointAt(0) ?? 0))
    .join('')

/** Returns the families that a stylesheet or an SVG file names, but that have neither a record nor are system fonts. */
export function unknownFamilies(source: string): string[] {
  const known = new Set<string>(Object.values(faces).map(({ family }) => family))
  return Array.from(source.matchAll(DECLARATION), ([, value, attribute]) => value ?? attribute ?? '')
    .flatMap((value) => value.replaceAll(/\/\/.*$/gm, '').split(','))
    .map((family) => family.trim().replaceAll(/^['"]|['"]$/g, ''))
    .filter((family) => !/^(?:$|var\(|#\{|\$|env\()/.test(family))
    .filter((family) => !known.has(family) && !SYSTEM_FAMILIES.has(family))
}

function sheetFaults(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(?:scss|svg)$/.test(file))
    .flatMap((file) =>
      unknownFamilies(readFileSync(join(root, 'src', file), 'utf8')).map(
        (family) => `src/${file}: the family “${family}” has no record in @content/faces.ts.`,
      ),
    )
}

/** Throws a BackendError of one line if a letter of a first view or a family of a stylesheet has no font. */
export function checkFonts(root: string): void {
  const weights: readonly number[] = faces.sans.weights
  const letters = FAMILIES.map((family) => ({ family, missing: missingLetters(family) }))
  const [fault] = [
    ...SANS_WEIGHTS.filter((weight) => !weights.includes(weight)).map(
      (weight) => `@content/faces.ts: ${faces.sans.family} needs the weight ${weight}.`,
    ),
    ...letters.flatMap(({ family: { family, weight }, missing }) =>
      missing ? [`@content/faces.ts: ${family} ${weight} lacks “${missing}” of the first views.`] : [],
    ),
    ...sheetFaults(root),
  ]
  if (fault !== undefined) throw new BackendError(fault)
}
