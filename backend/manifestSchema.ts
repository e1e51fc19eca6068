import * as v from 'valibot'
import { BACKUP_TABLES } from '../src/posts/owner/backupTables.ts'
import {
  FORMAT,
  MEDIA_FOLDER,
  type ManifestFile,
  type Manifest,
  rowsPath,
  VERSIONS_TABLE,
} from '../src/supabase/archive/format.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A path that cannot leave the bucket's folder. */
const mediaPath = v.pipe(
  v.string(),
  v.startsWith(MEDIA_FOLDER),
  v.check((path) => !/(^|\/)\.{0,2}(\/|$)|[\\\0]/.test(path.slice(MEDIA_FOLDER.length)), 'leaves the bucket'),
)

const manifestFile: v.GenericSchema<unknown, ManifestFile> = v.object({
  path: v.union([v.picklist(BACKUP_TABLES.map(rowsPath)), mediaPath]),
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  type: v.optional(v.string()),
})

/** Validates the manifest of a backup before it is restored. */
export const manifestSchema: v.GenericSchema<unknown, Manifest> = v.pipe(
  v.object({
    format: v.literal(FORMAT),
    date: v.pipe(v.string(), v.isoTimestamp()),
    counts: v.objectWithRest({ [VERSIONS_TABLE]: count, media: count }, count),
    files: v.array(manifestFile),
  }),
  v.check(({ files }) => new Set(files.map(({ path }) => path)).size === files.length, 'a file named twice'),
  // Backups of earlier releases have fewer collections.
  v.check(
    ({ counts, files }) =>
      BACKUP_TABLES.every((table) => table in counts === files.some(({ path }) => path === rowsPath(table))),
    'a table is missing',
  ),
)
