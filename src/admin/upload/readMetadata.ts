import { load, type ExpandedTags } from 'exifreader'
import type { PhotoMeta } from '@/posts/meta'
import { SEOUL_OFFSET } from '../components/seoulOffset'
import { CAMERAS } from './cameras'
import { readFujifilmRecipe } from './fujifilmRecipe'

/** Names of the two cameras; other cameras keep maker and model. */
const cameras = new Map<string, string>(CAMERAS.map(({ model, name }) => [model, name]))

type Tags = ExpandedTags

/** A text that says something: of a lens that it does not know a camera writes dashes. */
function text(value: unknown): string | undefined {
  const words = typeof value === 'string' ? value.replaceAll('\0', '').normalize('NFC').trim() : ''
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined
}

/** A rational as ExifReader gives it, `[numerator, denominator]`, or a plain number. */
function number(value: unknown): number | undefined {
  const result =
    Array.isArray(value) && value.length === 2 ? Number(value[0]) / Number(value[1]) : Number(value)
  return Number.isFinite(result) && value !== undefined && value !== null ? result : undefined
}

function positive(value: unknown, digits = 1): number | undefined {
  const result = number(value)
  return result !== undefined && result > 0 ? Number(result.toFixed(digits)) : undefined
}

/** In EV, to the hundredth: a third of a step has no end. */
function compensation(value: unknown): number | undefined {
  const result = number(value)
  return result === undefined ? undefined : Number(result.toFixed(2))
}

/** Shorter or longer than any shutter, seconds: a damaged file. */
const SHORTEST_S = 1e-6
const LONGEST_S = 1e6

/** Seconds as cameras print them: `1/640`, `2.5`. */
export function shutterText(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !(seconds >= SHORTEST_S && seconds <= LONGEST_S)) return undefined
  return seconds < 0.4 ? `1/${Math.round(1 / seconds)}` : String(Number(seconds.toFixed(1)))
}

/** `2025:10:19 06:41:12` and `+09:00` as ISO 8601; without an offset the camera's clock is taken as Korean time. */
export function takenAt(date: string | undefined, offset: string | undefined): string | undefined {
  const parts = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/.exec(date ?? '')
  if (!parts) return undefined
  const zone = /^[+-]\d{2}:\d{2}$/.test(offset ?? '') ? offset : SEOUL_OFFSET
  const iso = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}${zone}`
  return Number.isNaN(Date.parse(iso)) ? undefined : iso
}

function cameraName(make: string | undefined, model: string | undefined): string | undefined {
  if (!model) return make
  return cameras.get(model) ?? (make && !model.startsWith(make) ? `${make} ${model}` : model)
}

function makerNote(exif: NonNullable<Tags['exif']>): Uint8Array {
  const note: unknown = exif['MakerNote']
  const value = typeof note === 'object' && note !== null && 'value' in note ? note.value : undefined
  return Array.isArray(value) ? Uint8Array.from(value) : new Uint8Array()
}

function photoOf(exif: NonNullable<Tags['exif']>): PhotoMeta {
  const make = text(exif.Make?.description)
  const offset = text(exif['OffsetTimeOriginal']?.description) ?? text(exif['OffsetTime']?.description)
  const iso: unknown = exif['ISOSpeedRatings']?.value
  const { filmSimulation, recipe } =
    make?.toUpperCase() === 'FUJIFILM' ? readFujifilmRecipe(makerNote(exif)) : { recipe: {} }
  const known = {
    camera: cameraName(make, text(exif.Model?.description)),
    lens: text(exif.LensModel?.description),
    aperture: positive(exif.FNumber?.value),
    shutter: shutterText(number(exif.ExposureTime?.value)),
    iso: positive(Array.isArray(iso) ? iso[0] : iso, 0),
    focalLength: positive(exif.FocalLength?.value),
    focalLength35: positive(exif.FocalLengthIn35mmFilm?.value),
    exposureCompensation: compensation(exif.ExposureBiasValue?.value),
    takenAt: takenAt(text(exif.DateTimeOriginal?.description), offset),
    filmSimulation,
    recipe: Object.keys(recipe).length > 0 ? recipe : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

/** Reads a file's EXIF; a file without any, or with damaged ones, tells nothing. Never throws. */
export function readMetadata(file: ArrayBuffer): PhotoMeta {
  try {
    // XMP needs a DOMParser, which a worker has not, and tells nothing that is used here.
    const { exif } = load(file, { expanded: true, excludeTags: { xmp: true } })
    return exif ? photoOf(exif) : {}
  } catch {
    return {}
  }
}
