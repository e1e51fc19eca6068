/** What a backup is (decisions §12.7): one ZIP of `rows/TABLE.json`, `media/…` and, last, `manifest.json`. Shared with `npm run backup`. */

export const MANIFEST = 'manifest.json'
export const FORMAT = 1
export const MEDIA_FOLDER = 'media/'

/** The tables of a backup, in the order in which they are read and written. */
export const TABLES = [
  'posts_favorites',
  'posts_portfolio',
  'posts_a7c2',
  'posts_x100vi',
  'posts_fanart',
  'post_versions',
] as const
export type Table = (typeof TABLES)[number]

/** The archive's path of a table's rows. */
export const rowsPath = <Name extends Table>(table: Name) => `rows/${table}.json` as const

/** One file of the archive, as its manifest knows it. */
export interface ManifestFile {
  path: string
  bytes: number
  sha256: string
  /** What the storage says that a picture is. */
  type?: string | undefined
}

/** What an archive holds. */
export interface Manifest {
  format: typeof FORMAT
  /** When the backup was begun, ISO 8601. */
  date: string
  /** Rows by table, and how many pictures. */
  counts: Record<Table | 'media', number>
  files: ManifestFile[]
}

/** How many posts an archive holds, versions left out. */
export function postsIn({ counts }: Manifest): number {
  return TABLES.filter((table) => table !== 'post_versions').reduce((sum, table) => sum + counts[table], 0)
}
