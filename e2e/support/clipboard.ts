import type { BrowserContext } from 'playwright/test'

/** Lets pages use the clipboard. Playwright's WebKit knows no permission for writing, which a click allows. */
export function allowClipboard(context: BrowserContext) {
  const isWebKit = context.browser()?.browserType().name() === 'webkit'
  return context.grantPermissions(isWebKit ? ['clipboard-read'] : ['clipboard-read', 'clipboard-write'])
}
