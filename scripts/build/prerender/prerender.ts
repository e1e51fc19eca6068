// Writes the static pages of a build: one file per public address, with the rows of lists and details.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LIST_PAGE_SIZE } from '../../../src/config/constants.ts'
import type { Language } from '../../../src/config/language.ts'
import { paths } from '../../../src/config/paths.ts'
import type { Theme } from '../../../src/config/themes.ts'
import { galleries } from '../../../src/content/galleryRegistry.ts'
import { ownLanguage } from '../../../src/content/languages.ts'
import type { KnownIntake } from '../../../src/inquiries/intake.ts'
import type { StaticQuery } from '../../../src/lib/browser/staticState.ts'
import type { CopyCoverage } from '../../../src/posts/pictures/pictureCopies.ts'
import type { HeadImage } from '../../../src/ui/head.ts'
import { FALLBACK_FILE, htmlFile, inFolder, NOT_FOUND_FILE, translatedPath } from '../../hosting/rules.ts'
import { headHtml } from '../../seo/headHtml.ts'
import { color } from '../../social-cards/repositoryFiles.ts'
import type { BuildContext, Rows } from './bundle.ts'
import { ENTRY, collectFiles, readManifest } from './manifest.ts'
import { RowFiles } from './rowFiles.ts'
import { criticalStyle, type FilledPage, fillShell, withCriticalStyle, withData } from './shell.ts'

/** A path without a route, which renders the not-found page. */
const NOT_FOUND_PATH = '/404'
const PROGRESS_EVERY = 1000

interface PrerenderOptions extends BuildContext {
  /** Folder with the index.html and the manifest of the language's bundle. */
  bundle: string
  language: Language
  /**
   * Receives the critical styles by the page's route pattern. All details of a collection and all languages share one, because the
   * Content-Security-Policy names every style.
   */
  styles: Map<string, string>
  /** The rows of the lists; null if the browser reads them. */
  rows: Rows | null
  /** The intake of commissions. Null for a site without inquiries or backend. */
  intake: KnownIntake | null
  /** Returns the social card of a page. */
  card: (path: string) => HeadImage | undefined
  /** The rows whose pictures have copies. Null if the build makes no copies. */
  coverage: CopyCoverage | null
}

type WritePage = (path: string, jsonLd: object, queries?: readonly StaticQuery[]) => Promise<void>
type CollectionKey = keyof Rows
type Post = Rows[CollectionKey][number]

/** Writes all static pages and returns their number. Throws if a page cannot be rendered or rows cannot be read. */
export async function prerender(options: PrerenderOptions): Promise<number> {
  const { entry, outDir, base, siteUrl, bundle, language, rows, card, coverage, intake, styles } = options
  entry.setCopyCoverage(coverage)
  entry.setBuildIntake(intake)
  const index = readFileSync(join(bundle, 'index.html'), 'utf8')
  const covered = withData(index, entry.COPY_COVERAGE_ID, coverage)
  const shell = intake ? withData(covered, entry.INTAKE_ID, intake) : covered
  const filesOfPage = createFileLookup(options)
  let pages = 0

  const write = (file: string, html: string) => {
    const target = join(outDir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, html)
    pages += 1
  }
  const fill = async (path: string, page: Omit<FilledPage, 'scripts' | 'styles'>) => {
    const html = fillShell(shell, { ...page, ...filesOfPage(path) })
    const pattern = entry.pagePattern(path)
    // Nobody comes to a private page from a search, and each critical style makes the policy's header longer.
    if (entry.isPrivatePage(pattern)) return html
    const style = styles.get(pattern) ?? (await criticalStyle(html, outDir, base))
    styles.set(pattern, style)
    return withCriticalStyle(html, style)
  }
  const writePage: WritePage = async (path, jsonLd, queries = []) => {
    const { markup, head, frame } = await entry.renderPage(path, queries, card)
    const page = { markup, head: headHtml(head, jsonLd), ...themeOf(frame), state: { queries } }
    write(
      htmlFile(translatedPath(path, language)),
      await fill(path, {
        ...page,
        hydratedAt: { address: entry.routeUrl(path), query: entry.stateParams(path) },
      }),
    )
  }

  write(inFolder(FALLBACK_FILE, language), shell)
  const { markup, head, frame } = await entry.renderPage(NOT_FOUND_PATH)
  const notFoundPage = { markup, head: headHtml(head), ...themeOf(frame), state: null }
  write(inFolder(NOT_FOUND_FILE, language), await fill(NOT_FOUND_PATH, notFoundPage))

  if (rows) for (const key of entry.publicKeys) await writeDetails(key, options, writePage)
  const lists = listQueries(options)
  const listedPosts = rows ? firstRows(rows) : {}
  for (const path of entry.staticPaths) {
    await writePage(path, entry.pageJsonLd(path, siteUrl, listedPosts), lists.get(path))
  }
  return pages
}

/** Returns a function that returns a page's scripts and styles without those of index.html. */
function createFileLookup({ entry, bundle, base }: Pick<PrerenderOptions, 'entry' | 'bundle' | 'base'>) {
  const manifest = readManifest(bundle)
  const shell = collectFiles(manifest, [ENTRY], base)
  return (path: string) => {
    const { scripts, styles } = collectFiles(manifest, [ENTRY, ...entry.pageSources(path)], base)
    return {
      scripts: scripts.filter((file) => !shell.scripts.includes(file)),
      styles: styles.filter((file) => !shell.styles.includes(file)),
    }
  }
}

/** Returns the document's theme and the browser's theme colour, which `useDocumentTheme` updates in the browser. */
function themeOf({ theme, documentTheme = theme }: { theme: Theme; documentTheme?: Theme }) {
  return { theme: documentTheme, themeColor: color(`${theme}-bg`) }
}

/** Removes what only the build needs of a post. */
function withoutBuildData(post: Post): Post {
  const { pictures: _pictures, excerpt: _excerpt, ...rest } = post
  return rest
}

/** Returns the initial queries of each list, by path. */
function listQueries({ entry, rows }: PrerenderOptions): Map<string, readonly StaticQuery[]> {
  const lists = new Map<string, readonly StaticQuery[]>()
  for (const key of entry.publicKeys) {
    const collection = entry.collections[key]
    if (collection.seriesField === null) {
      const posts = rows?.[key].slice(0, LIST_PAGE_SIZE + 1).map(withoutBuildData)
      lists.set(collection.listPath, posts ? entry.staticListQueries(collection, posts) : [])
    } else if (rows) {
      const queries = entry.staticSeriesQueries(collection, rows[key])
      for (const [path, list] of queries) lists.set(path, [...(lists.get(path) ?? []), ...list])
    }
  }
  const kinds = lists.get(paths.inquiry)
  if (rows && kinds) {
    const samples = entry.staticSamplesQuery(rows.commissions.slice(0, LIST_PAGE_SIZE), (key) => rows[key])
    lists.set(paths.inquiry, [...kinds, samples])
  }
  if (rows)
    lists.set(
      paths.home,
      galleries.map(({ key }) => entry.staticLatestPictures(entry.collections[key], rows[key])),
    )
  // The light table shows the photos of all cameras.
  lists.set(
    paths.light,
    galleries.flatMap(({ path }) => lists.get(path) ?? []),
  )
  return lists
}

/** Returns the first page of rows of each list, and all serial works. */
function firstRows({ episodes, chapters, ...rows }: Rows): Partial<Rows> {
  const lists = Object.entries(rows).map(([key, posts]) => [key, posts.slice(0, LIST_PAGE_SIZE)])
  return { ...Object.fromEntries(lists), episodes, chapters }
}

/** Writes the detail pages of a collection, if it has any, and the files of its rows, with few rows in memory at a time. */
async function writeDetails(
  key: CollectionKey,
  { entry, outDir, siteUrl, language, log }: PrerenderOptions,
  writePage: WritePage,
): Promise<void> {
  const collection = entry.collections[key]
  // The files of the rows are the same for all languages.
  const files = language === ownLanguage ? new RowFiles(outDir, collection) : null
  let previous: Post | null = null
  let current: Post | null = null
  let count = 0
  const neighbour = (post: Post | null, other: Post) =>
    post && entry.areNeighbours(collection, post, other) ? post : null
  const writeCurrent = async (following: Post | null) => {
    if (!current || collection.detailPattern === null) return
    const next = neighbour(following, current)
    const queries = entry.staticDetailQueries(collection, current, {
      previous: neighbour(previous, current),
      next,
    })
    await writePage(collection.detailPath(current.id), entry.postJsonLd(key, current, siteUrl), queries)
    count += 1
    if (count % PROGRESS_EVERY === 0) log(`${collection.table}: ${count}`)
  }
  for await (const post of entry.rowsOf(key)) {
    files?.add(post)
    await writeCurrent(post)
    previous = current
    current = post
  }
  await writeCurrent(null)
  files?.finish()
}
