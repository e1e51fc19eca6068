import { withoutBase } from '@/config/base'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { logger } from '@/lib/logger'
import { trustScript } from '@/lib/browser/trustedScripts'
import { isDeskAddress } from './deskAddress'

/** Where the hosting provider serves its script, from the root of the host. */
const SCRIPT = '/_vercel/insights/script.js'

/**
 * Counts page views on the hosting provider's side, after the page has loaded (specification §7): in builds that are made
 * there, for anywhere else its path leads nowhere. A site below a base path stands elsewhere, too.
 */
export function startAnalytics() {
  if (import.meta.env.VITE_ANALYTICS !== 'vercel' || import.meta.env.BASE_URL !== '/') return
  if (document.readyState === 'complete') void inject()
  else window.addEventListener('load', () => void inject(), { once: true })
}

/** What may be told of a view: the page, never what was searched for there, and nothing of the owner's desk. */
export function toldOf<Event extends { url: string }>(event: Event): Event | null {
  if (!URL.canParse(event.url)) return null
  const { origin, pathname } = new URL(event.url)
  return isDeskAddress(withoutBase(pathname)) ? null : { ...event, url: origin + pathname }
}

async function inject() {
  try {
    const analytics = await import('@vercel/analytics')
    trustScript(TRUSTED_TYPES.analytics, SCRIPT)
    analytics.inject({ mode: 'production', scriptSrc: SCRIPT, beforeSend: toldOf })
  } catch (error) {
    logger.warn('방문 통계를 시작하지 못했습니다:', error)
  }
}
