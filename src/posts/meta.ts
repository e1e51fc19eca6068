import * as v from 'valibot'
import { seriesKeys } from '../content/series/index.ts'
import { MAX_META_TEXT_LENGTH } from '../config/constants.ts'

/** An optional field. An invalid value is read as absent, so that it does not invalidate the whole object. */
export function optionalField<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_META_TEXT_LENGTH))
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))

/** A URL that is safe in a link: http(s) only. */
const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.check((value) => /^https?:\/\//i.test(value), 'only http and https'),
)

/** Fields that every collection's `meta` has: the link preview settings, parsed by `parseShare` where they are needed. */
const shared = { share: optionalField(v.record(v.string(), v.unknown())) }

/** EXIF of a photograph: aperture as f-number, shutter as text ("1/640"), focal lengths in mm, compensation in EV. */
export const photoMetaSchema = v.object({
  camera: optionalField(text),
  lens: optionalField(text),
  aperture: optionalField(positive),
  shutter: optionalField(text),
  iso: optionalField(positive),
  focalLength: optionalField(positive),
  focalLength35: optionalField(positive),
  exposureCompensation: optionalField(v.pipe(v.number(), v.finite())),
  /** ISO 8601 with offset, from the camera's clock. */
  takenAt: optionalField(
    v.pipe(
      v.string(),
      v.check((value) => !Number.isNaN(Date.parse(value)), 'not a readable time'),
    ),
  ),
  filmSimulation: optionalField(text),
  recipe: optionalField(v.record(v.string(), v.string())),
  ...shared,
})
export type PhotoMeta = v.InferOutput<typeof photoMetaSchema>

export const portfolioMetaSchema = v.object({
  client: optionalField(text),
  category: optionalField(text),
  year: optionalField(year),
  role: optionalField(text),
  period: optionalField(text),
  tools: optionalField(v.array(text)),
  link: optionalField(httpUrl),
  /** Accent colour of the work. */
  color: optionalField(v.pipe(v.string(), v.hexColor())),
  ...shared,
})
export type PortfolioMeta = v.InferOutput<typeof portfolioMetaSchema>

export const favoriteMetaSchema = v.object({
  category: optionalField(text),
  link: optionalField(httpUrl),
  ...shared,
})
export type FavoriteMeta = v.InferOutput<typeof favoriteMetaSchema>

/** Slug of a character, as in URLs and rows. */
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

export const fanartMetaSchema = v.object({
  /** The original work. */
  source: optionalField(text),
  year: optionalField(year),
  /** The site's own series that it belongs to. */
  series: optionalField(v.picklist(seriesKeys)),
  /** Slugs of the characters of that series in it. */
  characters: optionalField(v.array(slug)),
  ...shared,
})
export type FanartMeta = v.InferOutput<typeof fanartMetaSchema>
