// Format of a backup: a ZIP of `rows/TABLE.json`, `media/…` and, as the last entry, `manifest.json`. `npm run backup`
// imports this file too.

export const MANIFEST = 'manifest.json'
export const FORMAT = 1
export const MEDIA_FOLDER = 'media/'

/** The tables of a backup, in the order of reading and writing. */
export const TABLES = [
  'posts_favorites',
  'posts_portfolio',
  'posts_a7c2',
  'posts_x100vi',
  'posts_fanart',
  'post_versions',
] as const
export type Table = (typeof TABLES)[number]

/** Returns the archive path of a table's rows. */
export const rowsPath = <Name extends Table>(table: Name) => `rows/${table}.json` as const

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
  counts: Record<Table | 'media', number>
  files: ManifestFile[]
}

/** Returns the number of posts in an archive, without versions. */
export function countPosts({ counts }: Manifest): number {
  return TABLES.filter((table) => table !== 'post_versions').reduce((sum, table) => sum + counts[table], 0)
}
