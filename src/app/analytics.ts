import { withoutBase } from '@/config/base'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { createTrustedScriptUrl } from '@/lib/browser/createTrustedScriptUrl'
import { logger } from '@/lib/logger'
import { parseUrl } from '@/lib/parseUrl'
import { isAdminPath } from './isAdminPath'

/** Path of the script on Vercel, from the root of the host. */
const SCRIPT = '/_vercel/insights/script.js'

/**
 * Starts counting page views after the page has loaded. Only in builds made on Vercel without a base path: the script's path does
 * not exist on other hosts.
 */
export function startAnalytics() {
  if (import.meta.env.VITE_ANALYTICS !== 'vercel' || import.meta.env.BASE_URL !== '/') return
  if (document.readyState === 'complete') void inject()
  else window.addEventListener('load', () => void inject(), { once: true })
}

/** Removes the query and the hash from an event's URL. Returns null, which drops the event, for admin pages and invalid URLs. */
export function redactEvent<Event extends { url: string }>(event: Event): Event | null {
  const url = parseUrl(event.url)
  if (!url || isAdminPath(withoutBase(url.pathname))) return null
  return { ...event, url: url.origin + url.pathname }
}

async function inject() {
  try {
    const analytics = await import('@vercel/analytics')
    createTrustedScriptUrl(TRUSTED_TYPES.analytics, SCRIPT)
    analytics.inject({ mode: 'production', scriptSrc: SCRIPT, beforeSend: redactEvent })
  } catch (error) {
    logger.warn('The analytics could not be started:', error)
  }
}
