import { exif } from '#messages/exif'
import type { PhotoMeta } from '@/posts/meta'

export interface ExifEntry {
  label: string
  value: string
}

/** Formats a number with at most `digits` decimals and no trailing zeros. */
function formatNumber(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)))
}

const formatAperture = (value: number) => `f/${formatNumber(value, 1)}`
const formatMillimetres = (value: number) => `${formatNumber(value, 1)}mm`
/** Adds the unit of seconds. Keeps an existing unit. */
const formatShutter = (value: string) => (/[\d.]$/.test(value) ? exif.seconds(value) : value)

/** Omits the unit of fractions. Whole seconds keep it, because a bare number would be ambiguous. */
const formatShortShutter = (value: string) => (value.includes('/') ? value : formatShutter(value))

/** Returns the exposure as one short line, `55mm f/4 1/320`, or '' if nothing is known. */
export function exposureLine(meta: PhotoMeta): string {
  return exposureParts(meta, formatShortShutter).join(' ')
}

/** Returns the known values of focal length, aperture and shutter with their units: `55mm`, `f/4`, `1/320 s`. */
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
    [exif.camera, meta.camera ?? camera],
    [exif.lens, meta.lens],
    [exif.aperture, meta.aperture !== undefined && formatAperture(meta.aperture)],
    [exif.shutter, meta.shutter && formatShutter(meta.shutter)],
    [exif.iso, meta.iso !== undefined && `ISO ${formatNumber(meta.iso, 0)}`],
  )
}

/** Returns the remaining details: focal length, exposure compensation, film simulation and recipe entries. */
export function extraExifEntries(meta: PhotoMeta): ExifEntry[] {
  const { focalLength, focalLength35, exposureCompensation: ev } = meta
  const equivalent =
    focalLength35 !== undefined && focalLength35 !== focalLength
      ? exif.equivalent(formatMillimetres(focalLength35))
      : ''
  return [
    ...presentEntries(
      [exif.focalLength, focalLength !== undefined && formatMillimetres(focalLength) + equivalent],
      [
        exif.compensation,
        ev !== undefined && ev !== 0 && `${ev > 0 ? '+' : '−'}${formatNumber(Math.abs(ev), 1)} EV`,
      ],
      [exif.filmSimulation, meta.filmSimulation],
    ),
    ...Object.entries(meta.recipe ?? {}).map(([label, value]) => ({ label, value })),
  ].filter(({ value }) => value.trim() !== '')
}
