import type { Page } from 'playwright'

/** GSAP's warning about a missing animation target. */
const MISSING_TARGET = /target .* not found/

/**
 * Calls `report` for each fault of a page: a console error, which a missing file causes too, an uncaught error, a CSP violation, a
 * missing animation target, or a request to a host other than those of the `own` addresses. Call it before the first navigation.
 */
export async function watchFaults(page: Page, own: readonly string[], report: (fault: string) => void) {
  const hosts = own.map((url) => new URL(url).host)
  page.on('console', (message) => {
    const fails = message.type() === 'error' || MISSING_TARGET.test(message.text())
    if (fails) report(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !hosts.includes(host)) report(`foreign request: ${request.url()}`)
  })
  // Reports CSP violations of all parts of the page.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // oxlint-disable-next-line no-console -- `report` listens there
      console.error('policy violated:', effectiveDirective, blockedURI, sample)
    })
  })
}
