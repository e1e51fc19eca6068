// Entry module of the static renderer. `scripts/build/prerender` builds it for Node; it is not part of the browser bundle.
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { ROUTER_BASE, routeUrl } from '@/config/base'
import { pageFileOf, pagesByPath } from '@/content/pages'
import type { StaticQuery } from '@/lib/browser/staticState'
import { queryClient } from '@/posts/read/queryClient'
import { getPageFrame, type PageFrame } from '@/stores/pageFrame'
import type { Head } from '@/ui/head'
import { StaticHeadContext, type StaticHead } from '@/ui/PageHead'
import { loadFirstPage, pages } from './pages'
import { SiteRoot } from './SiteRoot'

export { stateParams } from '@/content/pages'
export { collections } from '@/posts/collections'
export { staticDetailQueries, staticLatestPictures, staticListQueries } from '@/posts/read/queries'
export { areNeighbours } from '@/posts/serials/serialOrder'
export { staticChapterQuery, staticSeriesQueries } from '@/posts/serials/seriesList'
export { staticSamplesQuery } from '@/posts/workSamples'
export { routeUrl } from '@/config/base'
export { setServerOrigin } from '@/supabase/backendUrl'
export { INTAKE_ID, setBuildIntake, takesInquiries } from '@/inquiries/intake'
export { readIntake } from '@/inquiries/readIntake'

/** A rendered page: its markup, which starts with React's preload links, its head and its page frame. */
export interface StaticMarkup {
  markup: string
  head: Head
  frame: PageFrame
}

/** Route patterns of the public pages, in menu order. */
export const pagePatterns: readonly string[] = pages.map(({ path }) => path).filter((path) => path !== '*')

/** Paths of the pages without route parameters. */
export const staticPaths: readonly string[] = pagePatterns.filter((path) => !path.includes(':'))

/** Returns whether the page of a route is kept from search engines. */
export const isPrivatePage = (route: string): boolean => pagesByPath.get(route)?.isPrivate ?? false

/** The paths that search engines may index. */
export const indexedPaths = staticPaths.filter((path) => !isPrivatePage(path))

const sourcePath = (file: string) => `src/pages/${file}.tsx`

/** The content of the pages of all series, from the root. */
const seriesPages = Object.keys(import.meta.glob('@content/series/*/page.ts')).map((file) => file.slice(1))

/** Returns the route pattern of the page at `path`; `*` for the not-found page. */
export function pagePattern(path: string): string {
  return (
    matchRoutes(
      pages.map((page) => ({ path: page.path })),
      path,
    )?.at(-1)?.route.path ?? '*'
  )
}

/**
 * Returns the source files of a page as named in Vite's manifest: the page's own file first, then its lazily loaded files and the
 * content that is loaded with it.
 */
export function pageSources(path: string): readonly [string, ...string[]] {
  const pattern = pagePattern(path)
  const file = pattern === '*' ? 'NotFound' : pageFileOf(pattern)
  const { lazyFiles = [], subject } = pagesByPath.get(pattern) ?? {}
  const key = subject?.kind === 'webtoon' ? subject.key : undefined
  const content = seriesPages.filter((source) => source.endsWith(`/${key}/page.ts`))
  return [sourcePath(file), ...lazyFiles.map(sourcePath), ...content]
}

/**
 * Renders the page at `path` as a browser would before any effect has run. `queries` fill the query cache; `card` returns the
 * social card of a path. Throws if rendering fails, so that a broken page is not published.
 */
export async function renderPage(
  path: string,
  queries: readonly StaticQuery[] = [],
  card: StaticHead['card'] = () => undefined,
): Promise<StaticMarkup> {
  for (const { key, data } of queries) queryClient.setQueryData(key, data)
  try {
    await loadFirstPage(path)
    return { ...(await renderMarkup(path, card)), frame: getPageFrame() }
  } finally {
    queryClient.clear()
  }
}

async function renderMarkup(path: string, card: StaticHead['card']): Promise<Omit<StaticMarkup, 'frame'>> {
  const errors: unknown[] = []
  const heads: Head[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={routeUrl(path)} basename={ROUTER_BASE}>
        <StaticHeadContext value={{ card, write: (head) => void heads.push(head) }}>
          <SiteRoot onEnterAdmin={() => undefined} />
        </StaticHeadContext>
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React inserts large parts with inline scripts, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  )
  let markup = ''
  for await (const chunk of prelude) markup += String(chunk)
  if (errors.length > 0) throw new Error(`${path} could not be rendered.`, { cause: errors[0] })
  const head = heads.at(-1)
  if (!head) throw new Error(`${path} has no head.`)
  return { markup, head }
}
