import type { PhotoMeta } from '@/posts/meta'

/** A setting as the row says it. */
export interface Setting {
  label: string
  value: string
}

/** A setting on a scale with a middle. */
export interface Tone extends Setting {
  /** In steps, 0 in the middle; null when the row's words are no number. */
  steps: number | null
}

/** A setting that is drawn as a swatch; `level` is how strong it is, from 0 (off) to 2. */
export interface Swatch extends Setting {
  kind: 'grain' | 'chrome-red' | 'chrome-blue' | 'dynamic-range' | 'exposure'
  level: number
}

export interface WhiteBalance extends Setting {
  /** Steps towards red and blue, each −9 to 9; null where the row names none. */
  shift: { red: number; blue: number } | null
}

/** What is known of the settings that made a photograph's colours; only what the row holds. */
export interface Recipe {
  simulation: string | null
  whiteBalance: WhiteBalance | null
  tones: Tone[]
  swatches: Swatch[]
}

/** Steps of a tone to either side of the middle, as the camera's menu has them. */
export const TONE_STEPS = 4
/** Steps of the white balance to either side. */
export const SHIFT_STEPS = 9

const WHITE_BALANCE = '화이트 밸런스'
const WHITE_BALANCE_SHIFT = '화이트 밸런스 이동'
/** Tones in the order of the camera's menu; the database keeps no order. What is not named here comes after. */
const TONES = ['하이라이트', '섀도', '채도', '컬러', '샤프니스', '노이즈 감소', '선명도']
const SWATCHES: Record<string, Exclude<Swatch['kind'], 'exposure'>> = {
  그레인: 'grain',
  '컬러 크롬': 'chrome-red',
  '컬러 크롬 블루': 'chrome-blue',
  '다이내믹 레인지': 'dynamic-range',
}

const isWhiteBalance = ({ label }: Setting) => label === WHITE_BALANCE || label === WHITE_BALANCE_SHIFT

/** The recipe of a photograph, or null when its row has none (decisions §11.6). */
export function recipeOf({ recipe, filmSimulation, exposureCompensation: ev }: PhotoMeta): Recipe | null {
  if (!recipe) return null
  const settings = Object.entries(recipe)
    .map(([label, value]) => ({ label: label.normalize('NFC').trim(), value: value.normalize('NFC').trim() }))
    .filter(({ label, value }) => label !== '' && value !== '')
  const simulation = filmSimulation ?? null
  if (settings.length === 0 && simulation === null) return null

  const swatches = inOrder(settings, Object.keys(SWATCHES)).flatMap(swatchOf)
  const exposure: Swatch[] =
    ev === undefined || settings.length === 0
      ? []
      : [{ label: '노출 보정', value: `${signed(ev)} EV`, kind: 'exposure', level: ev }]
  return {
    simulation,
    whiteBalance: whiteBalanceOf(settings.filter(isWhiteBalance)),
    tones: inOrder(settings, TONES)
      .filter((setting) => !isWhiteBalance(setting) && !(setting.label in SWATCHES))
      .map((setting) => ({ ...setting, steps: stepsOf(setting.value) })),
    swatches: [...swatches, ...exposure],
  }
}

/** Settings as the labels stand, the others after them. */
function inOrder(settings: readonly Setting[], labels: readonly string[]): Setting[] {
  const rank = ({ label }: Setting) => (labels.includes(label) ? labels.indexOf(label) : labels.length)
  return settings.toSorted((a, b) => rank(a) - rank(b))
}

/** A number with its sign, at most one decimal: `+0.7`, `-1`, `0`. */
function signed(value: number): string {
  const short = Number(value.toFixed(1))
  return short > 0 ? `+${short}` : String(short === 0 ? 0 : short)
}

/** A whole text as a number; cameras write a true minus sign, people a hyphen. */
function stepsOf(value: string): number | null {
  const plain = value.replace('−', '-')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

function whiteBalanceOf(settings: Setting[]): WhiteBalance | null {
  if (settings.length === 0) return null
  const value = settings.map((setting) => setting.value).join(', ')
  const found = /R\s*([+−-]?\d+)\D*?B\s*([+−-]?\d+)/i.exec(value)
  const [red, blue] = (found?.slice(1) ?? []).map((step) => within(stepsOf(step) ?? 0, SHIFT_STEPS))
  return {
    label: WHITE_BALANCE,
    value,
    shift: red === undefined || blue === undefined ? null : { red, blue },
  }
}

/** A number held between −limit and limit. */
export const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

function swatchOf({ label, value }: Setting): Swatch[] {
  const kind = SWATCHES[label]
  if (!kind) return []
  return [{ label, value, kind, level: kind === 'dynamic-range' ? rangeLevel(value) : strength(value) }]
}

const strength = (value: string) => (/강/.test(value) ? 2 : /약/.test(value) ? 1 : 0)

/** DR100, DR200 and DR400 are steps 0, 1 and 2. */
function rangeLevel(value: string): number {
  const range = Number(/\d+/.exec(value)?.[0] ?? 100)
  return range >= 400 ? 2 : range >= 200 ? 1 : 0
}

/** A third as photographers write it (`+⅔`), else the number: what stands in the exposure's box. */
export function exposureSign(ev: number): string {
  const thirds = Math.round(Math.abs(ev) * 3)
  const sign = ev > 0 ? '+' : ev < 0 ? '−' : '±'
  if (Math.abs(thirds / 3 - Math.abs(ev)) > 0.05) return sign + Math.abs(ev).toFixed(1)
  const whole = Math.floor(thirds / 3)
  const part = ['', '⅓', '⅔'][thirds % 3] ?? ''
  return sign + (whole > 0 || part === '' ? String(whole) : '') + part
}

/** Every setting in the order of the card. */
export function settingsOf({ simulation, whiteBalance, tones, swatches }: Recipe): Setting[] {
  return [
    ...(simulation === null ? [] : [{ label: '필름 시뮬레이션', value: simulation }]),
    ...(whiteBalance ? [whiteBalance] : []),
    ...tones,
    ...swatches,
  ].map(({ label, value }) => ({ label, value }))
}

/** The recipe as text, one setting a line, under the photograph's name. */
export function recipeText(title: string, recipe: Recipe): string {
  return [title, ...settingsOf(recipe).map(({ label, value }) => `${label}: ${value}`)].join('\n')
}

/** A value as it is read aloud: signs in words. */
export function spoken(value: string): string {
  return value
    .replaceAll(/[−-](?=\d)/g, '마이너스 ')
    .replaceAll(/\+(?=\d)/g, '플러스 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether two photographs were taken with the same settings; the exposure belongs to the moment. */
export const sameRecipe = (one: PhotoMeta, other: PhotoMeta): boolean => recipeKey(one) === recipeKey(other)

const recipeKey = ({ recipe = {}, filmSimulation = '' }: PhotoMeta): string =>
  JSON.stringify([filmSimulation, ...Object.entries(recipe).toSorted(([a], [b]) => (a < b ? -1 : 1))])
