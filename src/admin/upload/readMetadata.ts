import { load, type ExpandedTags } from 'exifreader'
import type { PhotoMeta } from '@/posts/meta'
import { SEOUL_OFFSET } from '../components/seoulOffset'
import { findCamera } from './cameras'
import { readFujifilmRecipe } from './fujifilmRecipe'

type Tags = ExpandedTags

/** Returns a trimmed text with at least one letter or digit. Cameras write dashes for an unknown lens. */
function readText(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.replaceAll('\0', '').normalize('NFC').trim() : ''
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : undefined
}

/** Reads a plain number, or a rational as ExifReader returns it: `[numerator, denominator]`. */
function readNumber(value: unknown): number | undefined {
  const result =
    Array.isArray(value) && value.length === 2 ? Number(value[0]) / Number(value[1]) : Number(value)
  return Number.isFinite(result) && value !== undefined && value !== null ? result : undefined
}

function readPositive(value: unknown, digits = 1): number | undefined {
  const result = readNumber(value)
  return result !== undefined && result > 0 ? Number(result.toFixed(digits)) : undefined
}

/** Exposure compensation in EV, rounded to hundredths because thirds of a stop are periodic. */
function readCompensation(value: unknown): number | undefined {
  const result = readNumber(value)
  return result === undefined ? undefined : Number(result.toFixed(2))
}

/** Plausible exposure times in seconds; values outside come from damaged files. */
const SHORTEST_S = 1e-6
const LONGEST_S = 1e6

/** Formats an exposure time as cameras print it: `1/640`, `2.5`. */
export function shutterText(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !(seconds >= SHORTEST_S && seconds <= LONGEST_S)) return undefined
  return seconds < 0.4 ? `1/${Math.round(1 / seconds)}` : String(Number(seconds.toFixed(1)))
}

/** Converts `2025:10:19 06:41:12` and `+09:00` to ISO 8601. Without an offset Korean time is assumed. */
export function takenAt(date: string | undefined, offset: string | undefined): string | undefined {
  const parts = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/.exec(date ?? '')
  if (!parts) return undefined
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset ?? '') ? offset : SEOUL_OFFSET
  const iso = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}${zone}`
  return Number.isNaN(Date.parse(iso)) ? undefined : iso
}

/** Returns the display name of a camera. Cameras without a gallery are shown with maker and model. */
function cameraName(make: string | undefined, model: string | undefined): string | undefined {
  if (!model) return make
  return findCamera(make, model)?.name ?? (make && !model.startsWith(make) ? `${make} ${model}` : model)
}

function makerNote(exif: NonNullable<Tags['exif']>): Uint8Array {
  const note: unknown = exif['MakerNote']
  const value = typeof note === 'object' && note !== null && 'value' in note ? note.value : undefined
  return Array.isArray(value) ? Uint8Array.from(value) : new Uint8Array()
}

function toPhotoMeta(exif: NonNullable<Tags['exif']>): PhotoMeta {
  const make = readText(exif.Make?.description)
  const offset =
    readText(exif['OffsetTimeOriginal']?.description) ?? readText(exif['OffsetTime']?.description)
  const iso: unknown = exif['ISOSpeedRatings']?.value
  const { filmSimulation, recipe } =
    make?.toUpperCase() === 'FUJIFILM' ? readFujifilmRecipe(makerNote(exif)) : { recipe: {} }
  const known = {
    camera: cameraName(make, readText(exif.Model?.description)),
    lens: readText(exif.LensModel?.description),
    aperture: readPositive(exif.FNumber?.value),
    shutter: shutterText(readNumber(exif.ExposureTime?.value)),
    iso: readPositive(Array.isArray(iso) ? iso[0] : iso, 0),
    focalLength: readPositive(exif.FocalLength?.value),
    focalLength35: readPositive(exif.FocalLengthIn35mmFilm?.value),
    exposureCompensation: readCompensation(exif.ExposureBiasValue?.value),
    takenAt: takenAt(readText(exif.DateTimeOriginal?.description), offset),
    filmSimulation,
    recipe: Object.keys(recipe).length > 0 ? recipe : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

/** Reads a file's EXIF data. Returns an empty object if it is missing or damaged. Never throws. */
export function readMetadata(file: ArrayBuffer): PhotoMeta {
  try {
    // XMP is not used here, and parsing it needs a DOMParser, which workers do not have.
    const { exif } = load(file, { expanded: true, excludeTags: { xmp: true } })
    return exif ? toPhotoMeta(exif) : {}
  } catch {
    return {}
  }
}
