import type { PhotoMeta } from '@/posts/meta'

export interface ExifEntry {
  /** Korean label. */
  label: string
  value: string
}

/** Formats a number with at most `digits` decimals and no trailing zeros. */
function formatNumber(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)))
}

const formatAperture = (value: number) => `f/${formatNumber(value, 1)}`
const formatMillimetres = (value: number) => `${formatNumber(value, 1)}mm`
/** `1/640` → `1/640초`. Keeps an existing unit. */
const formatShutter = (value: string) => (/[\d.]$/.test(value) ? `${value}초` : value)

/** Omits the unit of fractions. Whole seconds keep it, because a bare number would be ambiguous. */
const formatShortShutter = (value: string) => (value.includes('/') ? value : formatShutter(value))

/** Returns the exposure as one short line, `55mm f/4 1/320`, or '' if nothing is known. */
export function exposureLine(meta: PhotoMeta): string {
  return exposureParts(meta, formatShortShutter).join(' ')
}

/** Returns the known values of focal length, aperture and shutter with their units: `55mm`, `f/4`, `1/320초`. */
export function exposureFacts(meta: PhotoMeta): string[] {
  return exposureParts(meta, formatShutter)
}

function exposureParts(
  { focalLength, aperture, shutter }: PhotoMeta,
  formatTime: (value: string) => string,
): string[] {
  return [
    ...(focalLength === undefined ? [] : [formatMillimetres(focalLength)]),
    ...(aperture === undefined ? [] : [formatAperture(aperture)]),
    ...(shutter ? [formatTime(shutter)] : []),
  ]
}

function presentEntries(...entries: [label: string, value: string | undefined | false][]): ExifEntry[] {
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Returns the EXIF entries under a photo. Leaves out missing values. */
export function exifEntries(meta: PhotoMeta, camera: string | undefined): ExifEntry[] {
  return presentEntries(
    ['카메라', meta.camera ?? camera],
    ['렌즈', meta.lens],
    ['조리개', meta.aperture !== undefined && formatAperture(meta.aperture)],
    ['셔터', meta.shutter && formatShutter(meta.shutter)],
    ['감도', meta.iso !== undefined && `ISO ${formatNumber(meta.iso, 0)}`],
  )
}

/** Returns the remaining details: focal length, exposure compensation, film simulation and recipe entries. */
export function extraExifEntries(meta: PhotoMeta): ExifEntry[] {
  const { focalLength, focalLength35, exposureCompensation: ev } = meta
  const equivalent =
    focalLength35 !== undefined && focalLength35 !== focalLength
      ? ` (35mm 환산 ${formatMillimetres(focalLength35)})`
      : ''
  return [
    ...presentEntries(
      ['초점 거리', focalLength !== undefined && formatMillimetres(focalLength) + equivalent],
      [
        '노출 보정',
        ev !== undefined && ev !== 0 && `${ev > 0 ? '+' : '−'}${formatNumber(Math.abs(ev), 1)} EV`,
      ],
      ['필름 시뮬레이션', meta.filmSimulation],
    ),
    ...Object.entries(meta.recipe ?? {}).map(([label, value]) => ({ label, value })),
  ].filter(({ value }) => value.trim() !== '')
}
