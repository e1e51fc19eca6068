import { toAbsoluteUrl } from '@/config/base'
import { env } from '@/config/env'
import { isSafeHref } from '@/posts/parseRichText'

/**
 * Completes a typed address: `example.com`, `example.com:8080`, `me@example.com`, and `/about/Profile` as a path of this
 * site. Returns anything else unchanged.
 */
export function completeHref(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\/(?!\/)/.test(text)) return env.siteUrl ? env.siteUrl + text : toAbsoluteUrl(text)
  return /^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(text) ? text : `https://${text}`
}

/** Returns whether a link address is safe and complete: a host name with a domain, or an e-mail address. */
export function hasRealHost(href: string): boolean {
  if (!isSafeHref(href)) return false
  const { protocol, hostname, pathname } = new URL(href)
  if (protocol === 'mailto:') return pathname.includes('@')
  return /^[^\s%]+\.[^\s%]+$/.test(hostname) || hostname === globalThis.location?.hostname
}
