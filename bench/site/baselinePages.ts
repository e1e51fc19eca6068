// Empty pages for comparison: the minimum cost of a page on this machine.
import type { IncomingMessage, ServerResponse } from 'node:http'

export const BASELINE_PAGES = { empty: '/floor/empty', sticky: '/floor/sticky' } as const

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

/** Middleware that answers the addresses in `FLOORS`; `?height=` sets the height of the sticky one. */
export function serveBaselinePages(request: IncomingMessage, response: ServerResponse, next: () => void) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const html = (body: string) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(body))
  if (pathname === BASELINE_PAGES.empty) html('<p>Empty</p>')
  else if (pathname === BASELINE_PAGES.sticky) html(stickySections(Number(searchParams.get('height'))))
  else next()
}
