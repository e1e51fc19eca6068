// What a backup is: one ZIP of `rows/TABLE.json`, `media/…` and, last, `manifest.json` with the SHA-256 of every other file.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { COLLECTIONS } from './collections.ts'

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

/** The tables of a backup, in the order in which they are read and written. */
export const TABLES = [...COLLECTIONS.map((name) => `posts_${name}` as const), 'post_versions'] as const
export type Table = (typeof TABLES)[number]

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A key that stays within the bucket, wherever it is unpacked. */
const mediaPath = v.pipe(
  v.string(),
  v.startsWith('media/'),
  v.check((path) => !/(^|\/)\.{0,2}(\/|$)|[\\\0]/.test(path.slice('media/'.length)), 'leaves the bucket'),
)

const manifestFile = v.object({
  path: v.union([v.picklist(TABLES.map((table) => `rows/${table}.json`)), mediaPath]),
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** What the storage says that a picture is. */
  type: v.optional(v.string()),
})
export type ManifestFile = v.InferOutput<typeof manifestFile>

export const manifestSchema = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    /** When the backup was begun, ISO. */
    date: v.pipe(v.string(), v.isoTimestamp()),
    /** Rows by table, and how many pictures. */
    counts: v.object({ ...v.entriesFromList(TABLES, count), media: count }),
    files: v.array(manifestFile),
  }),
  v.check(({ files }) => new Set(files.map(({ path }) => path)).size === files.length, 'a file named twice'),
  v.check(
    ({ files }) => TABLES.every((table) => files.some(({ path }) => path === `rows/${table}.json`)),
    'a table is missing',
  ),
)
export type Manifest = v.InferOutput<typeof manifestSchema>

/** Lets bytes through and tells their number and SHA-256 at the end. */
export function measured() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk)
      bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}
