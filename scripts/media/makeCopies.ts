// Makes the copies of all published pictures, newest rows first. Load it through Vite.
import { join } from 'node:path'
import type { CollectionKey } from '@/posts/collections'
import type { CopyCoverage, CopyLevel } from '@/posts/pictures/pictureCopies'
import type { Post } from '@/posts/post'
import { writeWhole } from './atomicFiles'
import { CopyCache, copyPath } from './copyCache'
import { type CoveredRow, coverageOf, newestDate } from './copyCoverage'
import type { FinishedPicture } from './copyOrder'
import { placePosts, type PostPictures } from './copyTasks'
import { type CopyFigures, copyFigures, describeCopies, describeMissing } from './describeCopies'
import { copyNames } from './encodePicture'
import type { StoredPicture } from './listPictures'
import { COPY_LIST_FILE, copyList, LiveSite } from './liveSite'
import type { CopySettings } from './settings'
import { CopySources } from './sources'

export interface MakeCopiesOptions extends CopySettings {
  /** The published posts of each collection, with their pictures. */
  rows: Readonly<Record<CollectionKey, readonly (Post & { pictures?: readonly StoredPicture[] })[]>>
  /** Time before the rows were read, as ISO 8601 text. */
  builtAt: string
  /** Folder that keeps copies between builds. */
  cache: string
  /** Output folder of the build. */
  out: string
  /** Address of the published site without a trailing slash. Empty if it is unknown. */
  siteUrl: string
  /** Reads an original by its URL. Throws if that fails. */
  readOriginal: (url: string) => Promise<Buffer>
  /** Returns the XMP packet for the pictures of a post. By default the copies have no metadata. */
  withXmp?: (collection: CollectionKey, post: Post) => string | undefined
  log: (line: string) => void
}

export interface MadeCopies {
  coverage: CopyCoverage | null
  /** Path of the widest copy, by the URL of the original. */
  widest: ReadonlyMap<string, string>
  figures: CopyFigures
  /** Messages for the end of the build: pictures that could not be copied. */
  notes: string[]
}

/** Makes the copies. Pictures that cannot be copied are reported and left to storage. Throws `FullDiskError`. */
export async function makeCopies(options: MakeCopiesOptions): Promise<MadeCopies> {
  const { builtAt, use, out, siteUrl, readOriginal, log, withXmp = () => undefined } = options
  const cache = new CopyCache(options.cache, out)
  const site = siteUrl ? await LiveSite.open(siteUrl) : null
  const sources = new CopySources({ cache, site, readOriginal })
  const posts = listPosts(options.rows)
  const onProgress = (done: number) => log(`copies of pictures: ${done}`)
  const { levels, pictures } = await placePosts(posts, { ...options, sources, withXmp, onProgress })
  const rows = posts.map((post, index) => coveredRow(post, levels[index] ?? 'small', pictures))
  const coverage = coverageOf(rows, builtAt, use)
  const finished = [...pictures.values()]
  const figures = copyFigures(finished)
  await writeWhole(join(out, COPY_LIST_FILE), copyList(finished))
  await cache.removeExpired()
  for (const line of describeCopies(finished, coverage)) log(line)
  return { coverage, widest: listWidest(posts, pictures, out), figures, notes: describeMissing(finished) }
}

/** Lists the posts of all collections, newest first. */
function listPosts(rows: MakeCopiesOptions['rows']): PostPictures[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.keys returns strings
  const collections = Object.keys(rows) as CollectionKey[]
  return collections
    .flatMap((collection) =>
      rows[collection].map((post) => ({ collection, post, pictures: post.pictures ?? [] })),
    )
    .toSorted((one, other) => newestDate(other.post) - newestDate(one.post))
}

function coveredRow(
  { post, pictures }: PostPictures,
  level: CopyLevel,
  finished: ReadonlyMap<string, FinishedPicture>,
): CoveredRow {
  const outcomes = pictures.map(({ key }) => ({ key, outcome: finished.get(key)?.outcome ?? 'late' }))
  const isLate = outcomes.some(({ outcome }) => outcome === 'late')
  const missing = outcomes.flatMap(({ key, outcome }) =>
    outcome !== 'late' && 'reason' in outcome ? [key] : [],
  )
  return { dates: post, level: isLate ? null : level, missing }
}

function listWidest(
  posts: readonly PostPictures[],
  finished: ReadonlyMap<string, FinishedPicture>,
  out: string,
): Map<string, string> {
  const widest = new Map<string, string>()
  for (const { key, url } of posts.flatMap(({ pictures }) => pictures)) {
    const { order, outcome = 'late' } = finished.get(key) ?? {}
    if (!order || outcome === 'late' || 'reason' in outcome) continue
    const name = copyNames(outcome.width, order.level).at(-1)
    if (name) widest.set(url, join(out, copyPath(key, name)))
  }
  return widest
}
