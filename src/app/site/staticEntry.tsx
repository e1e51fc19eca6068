// The static renderer's way into the site: built for Node by `scripts/build/prerender`, never part of the browser's bundle.
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { queryClient } from '@/posts/queryClient'
import { withBase } from '@/config/base'
import { pageFileOf, pagesByPath } from '@/content/pages'
import type { StaticQuery } from '@/lib/browser/staticState'
import { currentPageFrame, type PageFrame } from '@/stores/pageFrame'
import type { Head } from '@/ui/head'
import { StaticHeadContext, type StaticHead } from '@/ui/PageHead'
import { pages, preloadPage } from './pages'
import { SiteRoot } from './SiteRoot'

export { stateParams } from '@/content/pages'
export { collections } from '@/posts/registry'
export { detailQueries, listQueries } from '@/posts/staticQueries'
export { setServerOrigin } from '@/supabase/backendUrl'

/** A rendered page: React's markup, what it preloads first, its head, and the frame that its page asked for. */
export interface StaticMarkup {
  markup: string
  head: Head
  frame: PageFrame
}

/** The router's patterns of the public pages, in menu order. */
export const pagePatterns: readonly string[] = pages.map(({ path }) => path).filter((path) => path !== '*')

/** Those without parameters, which are addresses. */
export const staticPaths: readonly string[] = pagePatterns.filter((path) => !path.includes(':'))

const sourceOf = (file: string) => `src/pages/${file}.tsx`

/** The source files of the page at a path, as the build's manifest names them: its own first, then its lazy parts. */
export function pageSources(path: string): readonly [string, ...string[]] {
  const pattern = matchRoutes(
    pages.map((page) => ({ path: page.path })),
    path,
  )?.at(-1)?.route.path
  const file = pattern && pattern !== '*' ? pageFileOf(pattern) : 'NotFound'
  const parts = pagesByPath.get(pattern ?? '')?.parts ?? []
  return [sourceOf(file), ...parts.map(sourceOf)]
}

/**
 * Renders the page at `path` as a visitor's browser would before any effect has run; `queries` are the reads it finds
 * answered, `card` knows the social cards. Throws what rendering throws: a page that cannot be rendered must not be
 * published.
 */
export async function renderPage(
  path: string,
  queries: readonly StaticQuery[] = [],
  card: StaticHead['card'] = () => undefined,
): Promise<StaticMarkup> {
  for (const { key, data } of queries) queryClient.setQueryData(key, data)
  try {
    await preloadPage(path)
    const before = JSON.stringify(currentPageFrame())
    const first = await renderOnce(path, card)
    const frame = currentPageFrame()
    // The header is rendered before the page that asks for its frame: another frame needs another pass.
    const settled = JSON.stringify(frame) === before
    return { ...(settled ? first : await renderOnce(path, card)), frame }
  } finally {
    queryClient.clear()
  }
}

async function renderOnce(path: string, card: StaticHead['card']): Promise<Omit<StaticMarkup, 'frame'>> {
  const faults: unknown[] = []
  const heads: Head[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={withBase(path)} basename={import.meta.env.BASE_URL}>
        <StaticHeadContext value={{ card, write: (head) => void heads.push(head) }}>
          <SiteRoot onEnterDesk={() => undefined} />
        </StaticHeadContext>
      </StaticRouter>
    </StrictMode>,
    {
      // Large parts would otherwise be put in place by inline scripts, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (fault) => void faults.push(fault),
    },
  )
  let markup = ''
  for await (const chunk of prelude) markup += String(chunk)
  if (faults.length > 0) throw new Error(`${path} could not be rendered.`, { cause: faults[0] })
  const head = heads.at(-1)
  if (!head) throw new Error(`${path} has no head.`)
  return { markup, head }
}
