import * as v from 'valibot'
import {
  MAX_ALT_LENGTH,
  MAX_COMMISSION_SAMPLES,
  MAX_META_TEXT_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_SCRIPT_TEXT_LENGTH,
  RESERVED,
} from '../config/constants.ts'
import { seriesKeys } from '../content/series/index.ts'

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

const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))

/** Returns whether the terms of a post are well-formed. Unknown properties are allowed. */
function isTerms({ license = RESERVED, train = false }: Record<string, unknown>): boolean {
  const isLicense = license === RESERVED || v.is(httpsUrl, license)
  return isLicense && typeof train === 'boolean'
}

const rightsSchema = v.pipe(v.record(v.string(), v.unknown()), v.check(isTerms))

/** Terms of one post, as its `meta` states them. */
export interface RowRights {
  license?: string
  train?: boolean
}

/** Parses the terms in a `meta`. Missing and malformed ones give an empty object. Never throws. */
export function parseRights(meta: object): RowRights {
  const parsed = v.safeParse(rightsSchema, Reflect.get(meta, 'rights'))
  const { license, train } = parsed.success ? parsed.output : {}
  return {
    ...(typeof license === 'string' && { license }),
    ...(typeof train === 'boolean' && { train }),
  }
}

/**
 * Fields that every collection's `meta` has: the language of its texts (see `rowLanguage`), the link preview settings, parsed by
 * `parseShare` where they are needed, and the post's own terms. Terms with an invalid value count as none: half a statement could give away more than was meant.
 */
const shared = {
  lang: optionalField(v.picklist(['ko', 'en'])),
  share: optionalField(v.record(v.string(), v.unknown())),
  rights: optionalField(rightsSchema),
}

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

/** An amount in won, a number of days, or a number of revisions. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A published work that shows what a commission may look like. */
const sampleSchema = v.object({
  collection: v.string(),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type WorkSample = v.InferOutput<typeof sampleSchema>

export const commissionMetaSchema = v.object({
  /** Lowest and highest price in won. Without the lowest one the price is negotiated. */
  from: optionalField(amount),
  to: optionalField(amount),
  /** Usual time to finish, in days. */
  days: optionalField(amount),
  use: v.fallback(v.picklist(['personal', 'commercial', 'both']), 'personal'),
  /** Number of revisions that the price includes. */
  revisions: optionalField(amount),
  samples: optionalField(v.pipe(v.array(sampleSchema), v.maxLength(MAX_COMMISSION_SAMPLES))),
  ...shared,
})
export type CommissionMeta = v.InferOutput<typeof commissionMetaSchema>

/** Slug of a character, a series or a novel, as in URLs and rows. */
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

const textUpTo = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))
const size = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An array without its malformed items. Anything else than an array is read as empty. */
const wellFormed = <Item>(schema: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.flatMap((item): Item[] => {
          const parsed = v.safeParse(schema, item)
          return parsed.success ? [parsed.output] : []
        }),
      ),
    ),
    [],
  )

/** One line of a cut's script, in reading order. `who` is the name of the speaker. */
const scriptLineSchema = v.looseObject({
  who: optionalField(text),
  kind: v.picklist(['line', 'thought', 'sound', 'scene']),
  text: textUpTo(MAX_SCRIPT_TEXT_LENGTH),
})
export type ScriptLine = v.InferOutput<typeof scriptLineSchema>

/** One picture of an episode. `image` is the URL as stored, sizes are in px, `placeholder` is a ThumbHash in base64. */
const cutSchema = v.looseObject({
  image: v.pipe(v.string(), v.regex(/^(?:https?:\/)?\/\S+$/i)),
  width: size,
  height: size,
  placeholder: optionalField(v.string()),
  alt: optionalField(textUpTo(MAX_ALT_LENGTH)),
  script: v.optional(wellFormed<ScriptLine>(scriptLineSchema)),
})
export type Cut = v.InferOutput<typeof cutSchema>

/** Key of a series or novel; '' if the stored value is malformed. Look it up in the content: it may be unknown. */
const key = v.fallback(slug, '')
/** Number within the series or novel, from 1; 0 if the stored value is malformed. */
const number = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 0)
/** The author's note below the work. */
const note = optionalField(textUpTo(MAX_NOTE_LENGTH))

export const episodeMetaSchema = v.object({
  series: key,
  number,
  cuts: wellFormed<Cut>(cutSchema),
  note,
  ...shared,
})
export type EpisodeMeta = v.InferOutput<typeof episodeMetaSchema>

export const chapterMetaSchema = v.object({ novel: key, number, note, ...shared })
export type ChapterMeta = v.InferOutput<typeof chapterMetaSchema>
