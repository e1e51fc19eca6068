// Filmstrips of a page's first view.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { type Network, openPage, throttle, VIEWS } from './browser.ts'
import type { Site } from './site/serve.ts'

const SECONDS = [0.5, 1, 1.5, 2, 3]
const GAP_PX = 10

interface Strip {
  site: Site
  path: string
  network: Network
  folder: string
}

/** Saves screenshots of a phone at each of `SECONDS` side by side as `BUILD-PAGE.png`. */
export async function saveFilmstrip(browser: Browser, { site, path, network, folder }: Strip) {
  const page = await openPage(browser, 'phone')
  const { width, height } = VIEWS.phone.viewport
  const frames: { at: number; data: string }[] = []
  const cdp = await page.context().newCDPSession(page)
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 })
    void cdp.send('Page.screencastFrameAck', { sessionId })
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', maxWidth: width, maxHeight: height })
  await throttle(cdp, network)
  await page.goto(site.url + path, { waitUntil: 'commit' })
  const start = await page.evaluate(() => performance.timeOrigin)
  // A slow machine delivers frames late, but their timestamps are correct.
  await page.waitForTimeout(Math.max(...SECONDS) * 1000 + 1500)
  await page.context().close()

  const layers = SECONDS.flatMap((seconds, index) => {
    const frame = frames.findLast(({ at }) => at > start && at <= start + seconds * 1000)
    return frame ? [{ input: Buffer.from(frame.data, 'base64'), left: index * (width + GAP_PX), top: 0 }] : []
  })
  const size = { width: SECONDS.length * (width + GAP_PX), height }
  const name = `${site.folder}${path === '/' ? '/home' : path}.png`.replaceAll('/', '-').replace(/^-/, '')
  mkdirSync(folder, { recursive: true })
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(layers)
    .png({ palette: true })
    .toFile(join(folder, name))
}
