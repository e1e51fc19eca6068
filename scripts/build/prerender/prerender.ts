// Writes the static pages of a build: one file for each public address, the lists and details with their rows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LIST_PAGE_SIZE } from '../../../src/config/constants.ts'
import { paths } from '../../../src/config/paths.ts'
import type { World } from '../../../src/config/worlds.ts'
import type { StaticQuery } from '../../../src/lib/browser/staticState.ts'
import type { HeadImage } from '../../../src/ui/head.ts'
import { color } from '../../social-cards/tokens.ts'
import { headHtml } from '../../seo/headHtml.ts'
import { FALLBACK_FILE, htmlFile, NOT_FOUND_FILE } from '../../hosting/rules.ts'
import type { StaticEntry } from './bundle.ts'
import { ENTRY, filesOf, readManifest } from './manifest.ts'
import { criticalStyle, type FilledPage, fillShell, styleHash, withCriticalStyle } from './shell.ts'

/** A path that no route knows. */
const LOST_PATH = '/404'
const PROGRESS_EVERY = 1000

export interface PrerenderOptions {
  entry: StaticEntry
  outDir: string
  /** The site's base path, with a slash at both ends. */
  base: string
  /** The site's public address without a slash at its end; empty when unknown. */
  siteUrl: string
  /** What lists start from; null where rows are left to the browser. */
  rows: Rows | null
  /** The social card that was made for a page. */
  card: (path: string) => HeadImage | undefined
  log: (line: string) => void
}

type WritePage = (path: string, jsonLd: object, queries?: readonly StaticQuery[]) => Promise<void>
type Rows = ReturnType<StaticEntry['noRows']>
type CollectionKey = keyof Rows
type Post = Rows[CollectionKey][number]

export interface Prerendered {
  pages: number
  /** Hashes of the critical styles, for the Content-Security-Policy. */
  styleHashes: string[]
}

/** Writes all static pages. Throws when a page cannot be rendered or rows cannot be read. */
export async function prerender(options: PrerenderOptions): Promise<Prerendered> {
  const { entry, outDir, base, siteUrl, rows, card, log } = options
  const shell = readFileSync(join(outDir, 'index.html'), 'utf8')
  const filesFor = pageFiles(options)
  /** The critical style of each kind of page, by its source: all details of a collection share one. */
  const styles = new Map<string, string>()
  let pages = 0

  const write = (file: string, html: string) => {
    const target = join(outDir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, html)
    pages += 1
  }
  const fill = async (path: string, page: Omit<FilledPage, 'scripts' | 'styles'>) => {
    const html = fillShell(shell, { ...page, ...filesFor(path) })
    const [kind] = entry.pageSources(path)
    const style = styles.get(kind) ?? (await criticalStyle(html, outDir, base))
    styles.set(kind, style)
    return withCriticalStyle(html, style)
  }
  const writePage: WritePage = async (path, jsonLd, queries = []) => {
    const { markup, head, frame } = await entry.renderPage(path, queries, card)
    const page = { markup, head: headHtml(head, jsonLd), ...groundsOf(frame), state: { frame, queries } }
    write(
      htmlFile(path),
      await fill(path, {
        ...page,
        hydratedAt: { address: base + path.slice(1), query: entry.stateParams(path) },
      }),
    )
  }

  write(FALLBACK_FILE, shell)
  const { markup, head, frame } = await entry.renderPage(LOST_PATH)
  const lost = { markup, head: headHtml(head), ...groundsOf(frame), state: null }
  write(NOT_FOUND_FILE, await fill(LOST_PATH, lost))

  if (rows) for (const key of entry.collectionKeys) await writeDetails(key, options, writePage, log)
  const lists = listQueries(options)
  const shown = rows ? firstOf(rows) : {}
  for (const path of entry.staticPaths) {
    await writePage(path, entry.pageJsonLd(path, siteUrl, shown), lists.get(path))
  }
  return { pages, styleHashes: [...styles.values()].map(styleHash) }
}

/** Returns a function that names the scripts and styles of the page at a path beyond those of index.html. */
function pageFiles({ entry, outDir, base }: Pick<PrerenderOptions, 'entry' | 'outDir' | 'base'>) {
  const manifest = readManifest(outDir)
  const shell = filesOf(manifest, [ENTRY], base)
  return (path: string) => {
    const { scripts, styles } = filesOf(manifest, [ENTRY, ...entry.pageSources(path)], base)
    return {
      scripts: scripts.filter((file) => !shell.scripts.includes(file)),
      styles: styles.filter((file) => !shell.styles.includes(file)),
    }
  }
}

/** The document's ground, and the colour that `useDocumentWorld` gives the browser's bars. */
function groundsOf({ world, ground = world }: { world: World; ground?: World }) {
  return { world: ground, themeColor: color(`${world}-bg`) }
}

/** What each list begins with, by its path. */
function listQueries({ entry, rows }: PrerenderOptions): Map<string, readonly StaticQuery[]> {
  const lists = new Map(
    entry.collectionKeys.map((key) => [
      entry.collections[key].listPath,
      rows ? entry.listQueries(entry.collections[key], rows[key].slice(0, LIST_PAGE_SIZE + 1)) : [],
    ]),
  )
  // The light table has both cameras' photographs.
  lists.set(
    paths.light,
    [paths.a7c2, paths.x100vi].flatMap((path) => lists.get(path) ?? []),
  )
  return lists
}

/** What the first part of each list shows. */
function firstOf({ a7c2, x100vi, portfolio, favorites, fanart }: Rows) {
  return {
    a7c2: a7c2.slice(0, LIST_PAGE_SIZE),
    x100vi: x100vi.slice(0, LIST_PAGE_SIZE),
    portfolio: portfolio.slice(0, LIST_PAGE_SIZE),
    favorites: favorites.slice(0, LIST_PAGE_SIZE),
    fanart: fanart.slice(0, LIST_PAGE_SIZE),
  }
}

/** Writes the details of a collection, a few whole rows in memory at a time. */
async function writeDetails(
  key: CollectionKey,
  { entry, siteUrl }: PrerenderOptions,
  writePage: WritePage,
  log: (line: string) => void,
): Promise<void> {
  const collection = entry.collections[key]
  let previous: Post | null = null
  let current: Post | null = null
  let count = 0
  const writeCurrent = async (next: Post | null) => {
    if (!current) return
    const queries = entry.detailQueries(collection, current, { previous, next })
    await writePage(collection.detailPath(current.id), entry.postJsonLd(key, current, siteUrl), queries)
    count += 1
    if (count % PROGRESS_EVERY === 0) log(`${collection.table}: ${count}`)
  }
  for await (const post of entry.rowsOf(key)) {
    await writeCurrent(post)
    previous = current
    current = post
  }
  await writeCurrent(null)
}
