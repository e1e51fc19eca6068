/** The path below which the site is served, without the slash at its end: empty, or `/blank-page` on a project page. */
const BASE = import.meta.env.BASE_URL.replace(/\/+$/, '')

/** One of the site's paths, or of its public files, as an address of this host. */
export function withBase(path: string): string {
  return `${BASE}${path}`
}

/** One of the site's paths as it is handed on. */
export const fullAddress = (path: string): string => new URL(withBase(path), window.location.origin).href

/** The site's own path in an address of this host. */
export function withoutBase(pathname: string): string {
  return BASE && `${pathname}/`.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) || '/' : pathname
}
