// The least that a page can cost on this machine: what the site is measured beside.
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'

/** Addresses of the floors. */
export const FLOORS = { empty: '/floor/empty', picture: '/floor/picture', sticky: '/floor/sticky' } as const

const PICTURE = '/floor/picture.jpg'
const PICTURE_BYTES = 60_000
const PICTURE_SIZE = { width: 1200, height: 800 }
const STICKY_SECTIONS = 4
const DEFAULT_HEIGHT = 12_000

/** A page that search and readers could find nothing wrong with, or its scores would be no floor. */
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><meta name="description" content="Nothing but a floor."></head><body style="margin:0"><main>${body}</main></body></html>`

/** A page with four sticky sections, as high as the one beside it, px. */
const stickyPage = (height: number) =>
  page(
    Array.from(
      { length: STICKY_SECTIONS },
      (_, index) =>
        `<section style="height:${height / STICKY_SECTIONS}px"><div style="position:sticky;top:0;height:100vh;background:hsl(${index * 90} 20% 60%)"></div></section>`,
    ).join(''),
  )

/** A JPEG of grain that comes as near to 60 kB as its quality can be set. */
async function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { ...PICTURE_SIZE, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  let best = Buffer.alloc(0)
  for (let quality = 5; quality < 100; quality += 3) {
    const jpeg = await sharp(grain).jpeg({ quality }).toBuffer()
    if (Math.abs(jpeg.length - PICTURE_BYTES) < Math.abs(best.length - PICTURE_BYTES)) best = jpeg
  }
  return best
}

/** A connect middleware that answers the floors' addresses; `?height=` says how high the sticky one is. */
export async function floors() {
  const jpeg = await picture()
  const { width, height } = PICTURE_SIZE
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const html = (body: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(body)
    if (pathname === FLOORS.empty) html(page('<p>Empty</p>'))
    else if (pathname === FLOORS.picture)
      html(
        page(
          `<img src="${PICTURE}" alt="" width="${width}" height="${height}" style="max-width:100%;height:auto">`,
        ),
      )
    else if (pathname === FLOORS.sticky)
      html(stickyPage(Number(searchParams.get('height') ?? DEFAULT_HEIGHT)))
    else if (pathname === PICTURE) response.setHeader('content-type', 'image/jpeg').end(jpeg)
    else next()
  }
}
