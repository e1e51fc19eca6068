import { act, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  collections,
  detailQueries,
  listQueries,
  renderPage,
  type StaticMarkup,
  staticPaths,
} from '@/app/site/staticEntry'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { STATIC_STATE_ID, type StaticQuery } from '@/lib/browser/staticState'
import { postOf } from '../support/posts'
import { splitPreloads } from '../../scripts/build/prerender/shell.ts'
import { headHtml } from '../../scripts/seo/headHtml.ts'

// The player of the animation draws on a canvas, which jsdom has not.
vi.mock('@/features/loading/HamsterWheel', () => ({ default: () => null }))
// The animation library comes when a page is idle; these go before they are, and its timers would outlive them.
vi.mock('@/motion/loadMotion', () => ({ loadMotion: () => new Promise(() => undefined) }))

/** React's server renderer leaves its contexts set, which no browser ever sees: this is a router's outside. */
function OutsideRouters({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its default value, which its type leaves out
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>
        {children}
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  )
}

/** A busy machine is slow, it is not wrong. */
const RENDER_TIMEOUT_MS = 60_000

const posts = Array.from({ length: 30 }, (_, index) =>
  postOf({
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
const [first = postOf(), second = null] = posts

/** Every page, and what it finds answered: the static ones without rows, lists and details with them. */
const cases: [title: string, path: string, queries: StaticQuery[]][] = [
  ...staticPaths.map((path): [string, string, StaticQuery[]] => [path, path, []]),
  ...Object.values(collections).flatMap((collection): [string, string, StaticQuery[]][] => [
    [`${collection.listPath} with rows`, collection.listPath, listQueries(collection, posts)],
    [`${collection.listPath} without`, collection.listPath, listQueries(collection, [])],
    [
      collection.detailPath(first.id),
      collection.detailPath(first.id),
      detailQueries(collection, first, { previous: null, next: second }),
    ],
  ]),
  [
    '/gallery/Light with rows',
    '/gallery/Light',
    [collections.a7c2, collections.x100vi].flatMap((collection) => listQueries(collection, posts)),
  ],
]

/** Every page as Node renders it: without a document, and before any of them has run. */
const rendered = new Map<string, StaticMarkup>()
beforeAll(async () => {
  vi.stubGlobal('document', undefined)
  for (const [title, path, queries] of cases) rendered.set(title, await renderPage(path, queries))
  vi.unstubAllGlobals()
}, RENDER_TIMEOUT_MS)

/** The site as a browser loads it: anew for each page. */
async function loadSite() {
  vi.resetModules()
  const [{ SiteRoot }, { preloadPage }, { adoptPageFrame }] = await Promise.all([
    import('@/app/site/SiteRoot'),
    import('@/app/site/pages'),
    import('@/stores/pageFrame'),
  ])
  return { SiteRoot, preloadPage, adoptPageFrame }
}

/** What jsdom lacks and effects ask for. */
function stubBrowser() {
  class Observer {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

// The library looks at the page by a clock of its own, which would outlive the document.
afterAll(async () => {
  stubBrowser()
  const { setUpLibrary, ScrollTrigger } = await import('@/motion/gsap')
  setUpLibrary()
  ScrollTrigger.disable()
  vi.unstubAllGlobals()
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('static HTML', () => {
  it.each(cases)('is what the browser renders first: %s', async (title, path, queries) => {
    const { markup, head, frame } = rendered.get(title)!
    const { preloads, body } = splitPreloads(markup)
    stubBrowser()
    window.history.replaceState(null, '', path)
    document.head.innerHTML = headHtml(head) + preloads
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = body
    const state = document.body.appendChild(document.createElement('script'))
    Object.assign(state, { id: STATIC_STATE_ID, type: 'application/json' })
    state.textContent = JSON.stringify({ frame, queries })
    const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined)

    const { SiteRoot, preloadPage, adoptPageFrame } = await loadSite()
    adoptPageFrame(frame)
    await preloadPage(path)
    const onRecoverableError = vi.fn<() => void>()
    const app = await act(async () =>
      hydrateRoot(
        root,
        <StrictMode>
          <OutsideRouters>
            <BrowserRouter>
              <SiteRoot onEnterDesk={() => undefined} />
            </BrowserRouter>
          </OutsideRouters>
        </StrictMode>,
        { onRecoverableError },
      ),
    )
    // Two renderers in one process have other complaints, which no browser knows.
    const mismatches = faults.mock.calls.map(String).filter((words) => /hydrat/i.test(words))
    act(() => app.unmount())
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(mismatches).toEqual([])
  })
})

describe.each(['a7c2', 'x100vi'] as const)('the static wall of %s', (key) => {
  it('holds its first photographs, each with a link, words, its size and a place', () => {
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
