import { fullAddress } from '@/config/base'
import { env } from '@/config/env'
import { isSafeHref } from '@/posts/richText'

/**
 * `example.com`, `example.com:8080`, `me@example.com` and `/about/Profile`, which is the site's own, are completed; anything
 * else stays as it was typed.
 */
export function completedHref(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\/(?!\/)/.test(text)) return env.siteUrl ? env.siteUrl + text : fullAddress(text)
  return /^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(text) ? text : `https://${text}`
}

/** Whether an address may stand in a link and names a place: a host with its domain, or someone's mail. */
export function leadsSomewhere(href: string): boolean {
  if (!isSafeHref(href)) return false
  const { protocol, hostname, pathname } = new URL(href)
  if (protocol === 'mailto:') return pathname.includes('@')
  return /^[^\s%]+\.[^\s%]+$/.test(hostname) || hostname === globalThis.location?.hostname
}
