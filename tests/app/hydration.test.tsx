import { act, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  collections,
  staticDetailQueries,
  staticListQueries,
  renderPage,
  type StaticMarkup,
  staticPaths,
  staticSeriesQueries,
} from '@/app/site/staticEntry'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { STATIC_STATE_ID, type StaticQuery } from '@/lib/browser/staticState'
import type { SerialCollection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import type { PageFrame } from '@/stores/pageFrame'
import { buildPost } from '../support/posts'
import { sampleChapters, sampleEpisodes } from '../support/serials'
import { splitPreloads } from '../../scripts/build/prerender/shell.ts'
import { headHtml } from '../../scripts/seo/headHtml.ts'
import { stubMatchMedia } from '../support/mediaQuery'
import { stubIntersectionObserver, stubResizeObserver } from '../support/observers'

// The animation player needs a canvas, which jsdom lacks.
vi.mock('@/features/loading/HamsterWheel', () => ({ default: () => null }))
// The animation library loads when a page is idle. Its timers would outlive the tests.
vi.mock('@/motion/loadMotion', () => ({ loadMotion: () => new Promise(() => undefined) }))

/** Resets the router's contexts, which React's server renderer leaves set in the same process. */
function ResetRouterContexts({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the context's default value, which its type omits
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>
        {children}
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  )
}

/** Generous, because the machine may be busy. */
const RENDER_TIMEOUT_MS = 60_000

const posts = Array.from({ length: 30 }, (_, index) =>
  buildPost({
    id: 30 - index,
    title: `‘${index}’ </script> 😀 漢字 مرحبا`,
    summary: index % 2 ? '한 줄' : null,
    image: index === 1 ? null : `sample/${index}.webp`,
    alt: index % 3 ? `사진 ${index}` : null,
    width: [2400, 1600, null][index % 3] ?? null,
    height: [1600, 2400, null][index % 3] ?? null,
    placeholder: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  }),
)
const [first = buildPost(), second = null] = posts

type Case = [title: string, path: string, queries: StaticQuery[]]

/** The pages of series or novels with their rows, and of the first row. */
function serialCases(collection: SerialCollection, rows: readonly Post[]): Case[] {
  const [row = buildPost(), next = null] = rows
  const path = collection.detailPath(row.id)
  return [
    ...[...staticSeriesQueries(collection, rows)].map(([page, queries]): Case => [
      `${page} with ${collection.key}`,
      page,
      queries,
    ]),
    [path, path, staticDetailQueries(collection, row, { previous: null, next })],
  ]
}

/** Every page with its query results: static pages without rows, lists and details with them. */
const cases: Case[] = [
  ...staticPaths.map((path): Case => [path, path, []]),
  ...Object.values(collections).flatMap((collection): Case[] =>
    collection.listPath === null
      ? []
      : [
          [`${collection.listPath} with rows`, collection.listPath, staticListQueries(collection, posts)],
          [`${collection.listPath} without`, collection.listPath, staticListQueries(collection, [])],
          [
            collection.detailPath(first.id),
            collection.detailPath(first.id),
            staticDetailQueries(collection, first, { previous: null, next: second }),
          ],
        ],
  ),
  ...serialCases(collections.episodes, sampleEpisodes),
  ...serialCases(collections.chapters, sampleChapters),
  [
    '/gallery/Light with rows',
    '/gallery/Light',
    [collections.a7c2, collections.x100vi].flatMap((collection) => staticListQueries(collection, posts)),
  ],
]

/** Every page as rendered by Node, without a document. */
const rendered = new Map<string, StaticMarkup>()
beforeAll(async () => {
  vi.stubGlobal('document', undefined)
  for (const [title, path, queries] of cases) rendered.set(title, await renderPage(path, queries))
  vi.unstubAllGlobals()
}, RENDER_TIMEOUT_MS)

/** Imports the site's modules again, as a browser does for each page. */
async function loadSite() {
  vi.resetModules()
  const [{ SiteRoot }, { loadFirstPage }, { getPageFrame, onPageFrameChange }] = await Promise.all([
    import('@/app/site/SiteRoot'),
    import('@/app/site/pages'),
    import('@/stores/pageFrame'),
  ])
  return { SiteRoot, loadFirstPage, getPageFrame, onPageFrameChange }
}

/** Stubs the browser APIs that effects need and jsdom lacks. */
function stubBrowser() {
  stubResizeObserver()
  stubIntersectionObserver()
  vi.stubGlobal('scrollTo', () => undefined)
  stubMatchMedia()
}

// The library's ticker would outlive the document.
afterAll(async () => {
  stubBrowser()
  const { setUpGsap, ScrollTrigger } = await import('@/motion/gsap')
  setUpGsap()
  ScrollTrigger.disable()
  vi.unstubAllGlobals()
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('static HTML', () => {
  it.each(cases)('hydrates without a mismatch, in the same frame: %s', async (title, path, queries) => {
    const { markup, head, frame } = rendered.get(title)!
    const { preloads, body } = splitPreloads(markup)
    stubBrowser()
    window.history.replaceState(null, '', path)
    document.head.innerHTML = headHtml(head) + preloads
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = body
    const state = document.body.appendChild(document.createElement('script'))
    Object.assign(state, { id: STATIC_STATE_ID, type: 'application/json' })
    state.textContent = JSON.stringify({ queries })
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)

    const { SiteRoot, loadFirstPage, getPageFrame, onPageFrameChange } = await loadSite()
    await loadFirstPage(path)
    const frames: PageFrame[] = []
    onPageFrameChange(() => frames.push(getPageFrame()))
    const onRecoverableError = vi.fn<() => void>()
    const app = await act(async () =>
      hydrateRoot(
        root,
        <StrictMode>
          <ResetRouterContexts>
            <BrowserRouter>
              <SiteRoot onEnterAdmin={() => undefined} />
            </BrowserRouter>
          </ResetRouterContexts>
        </StrictMode>,
        { onRecoverableError },
      ),
    )
    // Two renderers in one process also log errors that do not occur in browsers.
    const mismatches = consoleError.mock.calls.map(String).filter((message) => /hydrat/i.test(message))
    act(() => app.unmount())
    expect(frames[0]).toEqual(frame)
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(mismatches).toEqual([])
  })
})

describe.each(['a7c2', 'x100vi'] as const)('the static photo wall of %s', (key) => {
  it('contains its first photos with link, alternative text, size and reserved space', () => {
    const { listPath, detailPath } = collections[key]
    const page = document.createElement('div')
    page.innerHTML = rendered.get(`${listPath} with rows`)!.markup
    const photos = [...page.querySelectorAll<HTMLElement>('[data-still] > [data-post-card]')]
    const links = photos.map((photo) => photo.querySelector('a')?.getAttribute('href'))
    expect(links).toEqual(posts.slice(0, LIST_PAGE_SIZE).map(({ id }) => detailPath(id)))
    const images = photos.map((photo) => photo.querySelector('img'))
    expect(images.map((image) => image?.getAttribute('alt'))).toEqual(
      posts.slice(0, LIST_PAGE_SIZE).map(({ alt }) => alt ?? ''),
    )
    expect(images[0]?.outerHTML).toMatch(/width="2400" height="1600" loading="eager"/)
    expect(images.at(-1)?.getAttribute('loading')).toBe('lazy')
    for (const photo of photos)
      expect(photo.querySelector('img')?.parentElement?.style.aspectRatio).toMatch(/^\d+ \/ \d+$/)
  })
})
