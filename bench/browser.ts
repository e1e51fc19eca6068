// Chromium for the measurements, and the emulated phone and desktop.
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright'
import { chromiumOptions } from '../scripts/test/ensureBrowser.ts'

export const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const
export type View = keyof typeof VIEWS
export const VIEW_NAMES: readonly View[] = ['phone', 'desktop']

/** CPU throttling factor that emulates a phone. */
export const CPU_SLOWDOWN = 4

/** Starts a browser with additional arguments. The caller closes it. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(chromiumOptions(args))
}

/** Opens a page in a new context with an empty cache. */
export async function openPage(
  browser: Browser,
  view: View,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ ...VIEWS[view], locale: 'ko-KR', timezoneId: 'Asia/Seoul', ...more })
  // esbuild wraps named functions in the helper `__name`, which does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}

export interface Network {
  /** Download and upload rate, Mbit/s. */
  megabits: number
  /** Latency of each request, ms. */
  latencyMs: number
}

/** Throttles the CPU and the network of a page. */
export async function throttle(cdp: CDPSession, network: Network) {
  const throughput = (network.megabits * 1e6) / 8
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Removes the throttling. */
export async function unthrottle(cdp: CDPSession) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
