// Empty pages for comparison: the minimum cost of a page on this machine.
import type { IncomingMessage, ServerResponse } from 'node:http'

export const BASELINE_PAGES = {
  empty: '/baseline/empty',
  sticky: '/baseline/sticky',
  strip: '/baseline/strip',
} as const

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title><meta name="viewport" content="width=device-width"><meta name="description" content="An empty page."></head><body style="margin:0"><main>${body}</main></body></html>`

/** Four sections with sticky content, with a total height of `height` px. */
const stickySections = (height: number) =>
  [0, 90, 180, 270]
    .map(
      (hue) =>
        `<section style="height:${height / 4}px"><div style="position:sticky;top:0;height:100vh;background:hsl(${hue} 20% 60%)"></div></section>`,
    )
    .join('')

/** Cuts of the longest episode. */
export const BENCH_CUTS = 200
/** Sample cuts and their heights at a width of 1,440 px. */
const SAMPLE_CUTS = [
  ['tls-1/cut-01', 2360],
  ['tls-1/cut-05', 2000],
  ['tls-2/cut-02', 1960],
  ['tls-2/cut-06', 2360],
  ['tls-3/cut-09', 2040],
] as const
const BENCH_CUT_ADDRESS = /^\/storage\/v1\/object\/public\/media\/bench\/(\d+)\.webp$/

const sampleCut = (index: number) => SAMPLE_CUTS[index % SAMPLE_CUTS.length] ?? SAMPLE_CUTS[0]

/** Returns a cut of the long strip. Each has its own address, so that the browser loads and decodes 200 pictures. */
export const benchCut = (index: number) => ({
  image: `/storage/v1/object/public/media/bench/${index}.webp`,
  width: 1440,
  height: sampleCut(index)[1],
})

/** The long strip without scripts: boxes with the pictures' ratios, and the browser's lazy loading. */
const stripImages = () =>
  Array.from({ length: BENCH_CUTS }, (_, index) => {
    const { image, width, height } = benchCut(index)
    return `<img data-cut src="${image}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async" style="display:block;width:100%;height:auto">`
  }).join('')

/** Middleware that answers the addresses in `BASELINE_PAGES`; `?height=` sets the height of the sticky one. */
export function serveBaselinePages(request: IncomingMessage, response: ServerResponse, next: () => void) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const html = (body: string) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(body))
  if (pathname === BASELINE_PAGES.empty) html('<p>Empty</p>')
  else if (pathname === BASELINE_PAGES.sticky) html(stickySections(Number(searchParams.get('height'))))
  else if (pathname === BASELINE_PAGES.strip) html(stripImages())
  else {
    const [, index] = BENCH_CUT_ADDRESS.exec(pathname) ?? []
    if (index !== undefined)
      request.url = `/storage/v1/object/public/media/episodes/${sampleCut(Number(index))[0]}.webp`
    next()
  }
}
