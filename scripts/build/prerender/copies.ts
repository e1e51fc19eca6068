// Makes the copies of a build's pictures, and lets the social cards read them.
import { readFile } from 'node:fs/promises'
import type { MadeCopies } from '../../media/makeCopies.ts'
import { readOriginal } from '../../media/readOriginal.ts'
import type { CopySettings } from '../../media/settings.ts'
import type { BuildContext, Rows } from './bundle.ts'

interface SiteCopiesOptions extends Pick<BuildContext, 'entry' | 'outDir' | 'log'> {
  rows: Rows
  /** Time before the rows were read. */
  builtAt: string
  /** Origin for stored pictures with root-relative addresses. */
  backendOrigin: string | undefined
  /** Address of the site that may be published already. */
  liveUrl: string
  /** Null makes no copies. */
  copies: CopySettings | null
  /** Folder that keeps copies between builds; null makes no copies. */
  cache: string | null
}

interface SiteCopies extends Pick<MadeCopies, 'coverage' | 'notes'> {
  /** Null if the copies are off. */
  figures: MadeCopies['figures'] | null
  /** Reads a stored picture by its URL: its widest copy, or the original without one. */
  readPicture: (url: string) => Promise<Buffer>
}

/** Makes the copies of all pictures in the rows. Throws `FullDiskError`. */
export async function makeSiteCopies(options: SiteCopiesOptions): Promise<SiteCopies> {
  const { entry, rows, outDir, builtAt, backendOrigin = '', liveUrl, copies, cache, log } = options
  const readStored = (url: string) => readOriginal(url.startsWith('/') ? backendOrigin + url : url)
  if (copies === null || cache === null || Object.values(rows).flat().length === 0)
    return { coverage: null, figures: null, notes: [], readPicture: readStored }
  const { widest, ...made } = await entry.makeCopies({
    ...copies,
    rows,
    builtAt,
    cache,
    out: outDir,
    siteUrl: liveUrl,
    readOriginal: readStored,
    withXmp: entry.pictureXmp,
    log,
  })
  return {
    ...made,
    readPicture: (url) => {
      const copy = widest.get(url)
      return copy === undefined ? readStored(url) : readFile(copy)
    },
  }
}
