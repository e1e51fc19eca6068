import type { PhotoMeta } from '@/posts/meta'

export interface ExifEntry {
  /** Korean label. */
  label: string
  value: string
}

/** A number as people write it: at most `digits` decimals, no trailing zeros. */
function plain(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)))
}

const aperture = (value: number) => `f/${plain(value, 1)}`
const millimetres = (value: number) => `${plain(value, 1)}mm`
/** `1/640` → `1/640초`; a unit that is already there stays. */
const shutter = (value: string) => (/[\d.]$/.test(value) ? `${value}초` : value)

/** On the wall fractions stand alone; whole seconds would read as something else. */
const shortShutter = (value: string) => (value.includes('/') ? value : shutter(value))

/** The exposure in one short line for a wall, `55mm f/4 1/320`; empty when nothing is known. */
export function exposureLine(meta: PhotoMeta): string {
  return exposure(meta, shortShutter).join(' ')
}

/** Focal length, aperture and shutter as far as they are known, each with its unit: `55mm`, `f/4`, `1/320초`. */
export function exposureFacts(meta: PhotoMeta): string[] {
  return exposure(meta, shutter)
}

function exposure(
  { focalLength, aperture: fNumber, shutter: time }: PhotoMeta,
  timeOf: (value: string) => string,
): string[] {
  return [
    ...(focalLength === undefined ? [] : [millimetres(focalLength)]),
    ...(fNumber === undefined ? [] : [aperture(fNumber)]),
    ...(time ? [timeOf(time)] : []),
  ]
}

function known(...entries: [label: string, value: string | undefined | false][]): ExifEntry[] {
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The strip under a photo. Missing values are left out, never shown as a dash. */
export function exifEntries(meta: PhotoMeta, camera: string | undefined): ExifEntry[] {
  return known(
    ['카메라', meta.camera ?? camera],
    ['렌즈', meta.lens],
    ['조리개', meta.aperture !== undefined && aperture(meta.aperture)],
    ['셔터', meta.shutter && shutter(meta.shutter)],
    ['감도', meta.iso !== undefined && `ISO ${plain(meta.iso, 0)}`],
  )
}

/** What else is known of how the photo was made: focal length, compensation, film, and the recipe line by line. */
export function darkroomNotes(meta: PhotoMeta): ExifEntry[] {
  const { focalLength, focalLength35, exposureCompensation: ev } = meta
  const equivalent =
    focalLength35 !== undefined && focalLength35 !== focalLength
      ? ` (35mm 환산 ${millimetres(focalLength35)})`
      : ''
  return [
    ...known(
      ['초점 거리', focalLength !== undefined && millimetres(focalLength) + equivalent],
      ['노출 보정', ev !== undefined && ev !== 0 && `${ev > 0 ? '+' : '−'}${plain(Math.abs(ev), 1)} EV`],
      ['필름 시뮬레이션', meta.filmSimulation],
    ),
    ...Object.entries(meta.recipe ?? {}).map(([label, value]) => ({ label, value })),
  ].filter(({ value }) => value.trim() !== '')
}
