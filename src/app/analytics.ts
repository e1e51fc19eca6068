import { logger } from '@/lib/logger'

/** Counts page views on the hosting provider's side; in production only, after the page has loaded (specification §7). */
export function startAnalytics() {
  if (import.meta.env.MODE !== 'production') return
  if (document.readyState === 'complete') void inject()
  else window.addEventListener('load', () => void inject(), { once: true })
}

async function inject() {
  try {
    const analytics = await import('@vercel/analytics')
    analytics.inject({ mode: 'production' })
  } catch (error) {
    logger.warn('방문 통계를 시작하지 못했습니다:', error)
  }
}
