import * as v from 'valibot'
import { LONGEST_META_TEXT } from '@/config/constants'
import { optionally } from './optionally'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_META_TEXT))
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))

/** An address that may stand in a link: http(s) only (decisions §4). */
const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.check((value) => /^https?:\/\//i.test(value), 'only http and https'),
)

/** What every collection's `meta` may hold beside its own fields: how a link to the post looks (decisions §12.5);
 * `shareOf` reads it, where it is needed. */
const shared = { share: optionally(v.record(v.string(), v.unknown())) }

/** EXIF of a photograph: aperture as f-number, shutter as text ("1/640"), focal lengths in mm, compensation in EV. */
export const photoMetaSchema = v.object({
  camera: optionally(text),
  lens: optionally(text),
  aperture: optionally(positive),
  shutter: optionally(text),
  iso: optionally(positive),
  focalLength: optionally(positive),
  focalLength35: optionally(positive),
  exposureCompensation: optionally(v.pipe(v.number(), v.finite())),
  /** ISO 8601 with offset, as the camera's clock said. */
  takenAt: optionally(
    v.pipe(
      v.string(),
      v.check((value) => !Number.isNaN(Date.parse(value)), 'not a readable time'),
    ),
  ),
  filmSimulation: optionally(text),
  recipe: optionally(v.record(v.string(), v.string())),
  ...shared,
})
export type PhotoMeta = v.InferOutput<typeof photoMetaSchema>

export const portfolioMetaSchema = v.object({
  client: optionally(text),
  category: optionally(text),
  year: optionally(year),
  role: optionally(text),
  period: optionally(text),
  tools: optionally(v.array(text)),
  link: optionally(httpUrl),
  /** The work's own colour. */
  color: optionally(v.pipe(v.string(), v.hexColor())),
  ...shared,
})
export type PortfolioMeta = v.InferOutput<typeof portfolioMetaSchema>

export const favoriteMetaSchema = v.object({
  category: optionally(text),
  link: optionally(httpUrl),
  ...shared,
})
export type FavoriteMeta = v.InferOutput<typeof favoriteMetaSchema>

/** The own series, as addresses and rows name them. */
export const SERIES = ['tls', 'they', 'some'] as const

/** Someone of a series, as addresses and rows name them. */
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

export const fanartMetaSchema = v.object({
  /** The work that it was drawn after. */
  source: optionally(text),
  year: optionally(year),
  /** The own series whose world it belongs to. */
  series: optionally(v.picklist(SERIES)),
  /** Who of that series is in it, by slug. */
  characters: optionally(v.array(slug)),
  ...shared,
})
export type FanartMeta = v.InferOutput<typeof fanartMetaSchema>
