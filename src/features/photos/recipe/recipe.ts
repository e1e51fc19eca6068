import { recipeTexts } from '#messages/recipeTexts'
import type { PhotoMeta } from '@/posts/meta'

/** A setting with the label and value of the row. */
export interface Setting {
  label: string
  value: string
}

/** A setting on a scale around 0. */
export interface Tone extends Setting {
  /** Steps from the middle; null if the value is not a number. */
  steps: number | null
}

/** A setting that is drawn as a swatch. `level` is 0 (off) to 2 (strong); for `exposure` it is the EV. */
export interface Swatch extends Setting {
  kind: 'grain' | 'chrome-red' | 'chrome-blue' | 'dynamic-range' | 'exposure'
  level: number
}

export interface WhiteBalance extends Setting {
  /** Steps towards red and blue, each −9 to 9; null if the row does not contain them. */
  shift: { red: number; blue: number } | null
}

/** The in-camera settings of a photo. Contains only what the row contains. */
export interface Recipe {
  simulation: string | null
  whiteBalance: WhiteBalance | null
  tones: Tone[]
  swatches: Swatch[]
}

/** Steps of a tone on each side of the middle, as in the camera's menu. */
export const TONE_STEPS = 4
/** Steps of the white balance shift on each side of the middle. */
export const SHIFT_STEPS = 9

// The labels of the rows, in Korean (escaped) or English.
const WHITE_BALANCE = /^(?:\uD654\uC774\uD2B8 \uBC38\uB7F0\uC2A4|white balance)$/i
const WHITE_BALANCE_SHIFT = /^(?:\uD654\uC774\uD2B8 \uBC38\uB7F0\uC2A4 \uC774\uB3D9|white balance shift)$/i
/** The order of the camera's menu, because `jsonb` does not keep the order of keys. Other labels follow at the end. */
const TONES = [
  /^(?:\uD558\uC774\uB77C\uC774\uD2B8|highlights?(?: tone)?)$/i, // Highlight
  /^(?:\uC100\uB3C4|shadows?(?: tone)?)$/i, // Shadow
  /^(?:\uCC44\uB3C4|saturation)$/i, // Saturation
  /^(?:\uCEEC\uB7EC|colou?r)$/i, // Color
  /^(?:\uC0E4\uD504\uB2C8\uC2A4|sharpness)$/i, // Sharpness
  /^(?:\uB178\uC774\uC988 \uAC10\uC18C|(?:high iso )?noise reduction)$/i, // Noise reduction
  /^(?:\uC120\uBA85\uB3C4|clarity)$/i, // Clarity
]
/** The settings that are drawn as swatches, in the order of the camera's menu. */
const SWATCHES: readonly (readonly [label: RegExp, kind: Exclude<Swatch['kind'], 'exposure'>])[] = [
  [/^(?:\uADF8\uB808\uC778|grain(?: effect)?)$/i, 'grain'],
  [/^(?:\uCEEC\uB7EC \uD06C\uB86C|colou?r chrome(?: effect)?)$/i, 'chrome-red'],
  [/^(?:\uCEEC\uB7EC \uD06C\uB86C \uBE14\uB8E8|colou?r chrome (?:fx )?blue)$/i, 'chrome-blue'],
  [/^(?:\uB2E4\uC774\uB0B4\uBBF9 \uB808\uC778\uC9C0|dynamic range)$/i, 'dynamic-range'],
]
const SWATCH_LABELS = SWATCHES.map(([label]) => label)

const swatchKind = (label: string) => SWATCHES.find(([known]) => known.test(label))?.[1]

const isWhiteBalance = ({ label }: Setting) => WHITE_BALANCE.test(label) || WHITE_BALANCE_SHIFT.test(label)

/** Returns the recipe of a photo, or null if its row does not contain one. */
export function parseRecipe({ recipe, filmSimulation, exposureCompensation: ev }: PhotoMeta): Recipe | null {
  if (!recipe) return null
  const settings = Object.entries(recipe)
    .map(([label, value]) => ({ label: label.normalize('NFC').trim(), value: value.normalize('NFC').trim() }))
    .filter(({ label, value }) => label !== '' && value !== '')
  const simulation = filmSimulation ?? null
  if (settings.length === 0 && simulation === null) return null

  const swatches = sortByLabel(settings, SWATCH_LABELS).flatMap(toSwatches)
  const exposure: Swatch[] =
    ev === undefined || settings.length === 0
      ? []
      : [{ label: recipeTexts.exposure, value: `${formatSigned(ev)} EV`, kind: 'exposure', level: ev }]
  return {
    simulation,
    whiteBalance: parseWhiteBalance(settings.filter(isWhiteBalance)),
    tones: sortByLabel(settings, TONES)
      .filter((setting) => !isWhiteBalance(setting) && !swatchKind(setting.label))
      .map((setting) => ({ ...setting, steps: parseSteps(setting.value) })),
    swatches: [...swatches, ...exposure],
  }
}

/** Sorts settings in the order of `labels`. Settings with other labels follow at the end. */
function sortByLabel(settings: readonly Setting[], labels: readonly RegExp[]): Setting[] {
  const rank = ({ label }: Setting) => {
    const index = labels.findIndex((known) => known.test(label))
    return index === -1 ? labels.length : index
  }
  return settings.toSorted((a, b) => rank(a) - rank(b))
}

/** Formats a number with its sign and at most one decimal: `+0.7`, `-1`, `0`. */
function formatSigned(value: number): string {
  const short = Number(value.toFixed(1))
  return short > 0 ? `+${short}` : String(short === 0 ? 0 : short)
}

/** Parses a value as a number, or returns null. Accepts both a minus sign and a hyphen. */
function parseSteps(value: string): number | null {
  const plain = value.replace('−', '-')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

function parseWhiteBalance(settings: Setting[]): WhiteBalance | null {
  if (settings.length === 0) return null
  const value = settings.map((setting) => setting.value).join(', ')
  const match = /R\s*([+−-]?\d+)\D*?B\s*([+−-]?\d+)/i.exec(value)
  const [red, blue] = (match?.slice(1) ?? []).map((step) => clampToLimit(parseSteps(step) ?? 0, SHIFT_STEPS))
  return {
    label: settings.find(({ label }) => WHITE_BALANCE.test(label))?.label ?? recipeTexts.whiteBalance,
    value,
    shift: red === undefined || blue === undefined ? null : { red, blue },
  }
}

/** Clamps a number to the range −limit to limit. */
export const clampToLimit = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

function toSwatches({ label, value }: Setting): Swatch[] {
  const kind = swatchKind(label)
  if (!kind) return []
  return [
    { label, value, kind, level: kind === 'dynamic-range' ? dynamicRangeLevel(value) : effectLevel(value) },
  ]
}

/** Returns the level of an effect: strong is 2, weak is 1. The Korean words begin with the escaped syllables. */
const effectLevel = (value: string) => (/\uAC15|strong/i.test(value) ? 2 : /\uC57D|weak/i.test(value) ? 1 : 0)

/** Returns 0, 1 or 2 for DR100, DR200 and DR400. */
function dynamicRangeLevel(value: string): number {
  const range = Number(/\d+/.exec(value)?.[0] ?? 100)
  return range >= 400 ? 2 : range >= 200 ? 1 : 0
}

/** Formats an exposure compensation in thirds (`+⅔`), or as a decimal if it is not a multiple of a third. */
export function formatExposure(ev: number): string {
  const thirds = Math.round(Math.abs(ev) * 3)
  const sign = ev > 0 ? '+' : ev < 0 ? '−' : '±'
  if (Math.abs(thirds / 3 - Math.abs(ev)) > 0.05) return sign + Math.abs(ev).toFixed(1)
  const whole = Math.floor(thirds / 3)
  const part = ['', '⅓', '⅔'][thirds % 3] ?? ''
  return sign + (whole > 0 || part === '' ? String(whole) : '') + part
}

/** Returns every setting in the order of the card. */
export function listSettings({ simulation, whiteBalance, tones, swatches }: Recipe): Setting[] {
  return [
    ...(simulation === null ? [] : [{ label: recipeTexts.simulation, value: simulation }]),
    ...(whiteBalance ? [whiteBalance] : []),
    ...tones,
    ...swatches,
  ].map(({ label, value }) => ({ label, value }))
}

/** Returns the recipe as text: the photo's title, then one setting per line. */
export function recipeText(title: string, recipe: Recipe): string {
  return [title, ...listSettings(recipe).map(({ label, value }) => `${label}: ${value}`)].join('\n')
}

/** Returns a value for screen readers, with signs as words. */
export function toSpokenText(value: string): string {
  return value
    .replaceAll(/[−-](?=\d)/g, recipeTexts.minus)
    .replaceAll(/\+(?=\d)/g, recipeTexts.plus)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns whether two photos were taken with the same settings. Exposure compensation does not count. */
export const sameRecipe = (one: PhotoMeta, other: PhotoMeta): boolean => recipeKey(one) === recipeKey(other)

const recipeKey = ({ recipe = {}, filmSimulation = '' }: PhotoMeta): string =>
  JSON.stringify([filmSimulation, ...Object.entries(recipe).toSorted(([a], [b]) => (a < b ? -1 : 1))])
