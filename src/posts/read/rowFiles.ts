// Files of a build with the posts of each collection. Browsers read them only while the host of the rows fails.
import type { Collection } from '../collections'

/** Folder of the files in the build. */
const ROWS_FOLDER = 'rows'

/** A file ends with the post that reaches this size, in characters. The largest row adds its own size. */
export const ROWS_FILE_LENGTH = 200_000

/** One file: consecutive posts in list order. Listed posts have no text; serial works are complete, for the search. */
export interface RowsFile {
  posts: readonly object[]
  /** False if the next file continues the list. */
  isLast: boolean
}

/** Returns the path of a file below the build's folder. `index` counts from 0. */
export function rowsFile({ key }: Pick<Collection, 'key'>, index: number): string {
  return `${ROWS_FOLDER}/${key}-${index}.json`
}
