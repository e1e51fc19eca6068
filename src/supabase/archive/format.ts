// Format of a backup: a ZIP of `rows/TABLE.json`, `media/…` and, as the last entry, `manifest.json`. `npm run backup`
// imports this file too.

export const MANIFEST = 'manifest.json'
export const FORMAT = 1
export const MEDIA_FOLDER = 'media/'

/** The versions of the posts of all collections. */
export const VERSIONS_TABLE = 'post_versions'
/** The one row that says whether commissions are taken. Every project has it. */
export const INTAKE_TABLE = 'intake'
/** A table of a backup: that of a collection, the versions, the intake, or inquiries with their messages. */
export type Table =
  | `posts_${string}`
  | typeof VERSIONS_TABLE
  | typeof INTAKE_TABLE
  | 'inquiries'
  | 'inquiry_messages'

/** Returns the archive path of a table's rows. */
export const rowsPath = (table: Table) => `rows/${table}.json` as const

/** One file of the archive, as listed in the manifest. */
export interface ManifestFile {
  path: string
  bytes: number
  sha256: string
  /** MIME type of a picture, from storage. */
  type?: string | undefined
}

/** Contents of an archive. */
export interface Manifest {
  format: typeof FORMAT
  /** Start of the backup, ISO 8601. */
  date: string
  /** Number of rows by table, and of pictures. */
  counts: Partial<Record<Table, number>> & Record<`posts_${string}` | typeof VERSIONS_TABLE | 'media', number>
  files: ManifestFile[]
}

/** Returns the number of posts in an archive, without versions and inquiries. */
export function countPosts({ counts }: Manifest): number {
  const posts = Object.entries(counts).filter(([table]) => table.startsWith('posts_'))
  return posts.reduce((sum, [, count]) => sum + count, 0)
}
