/** Base path of the site without a trailing slash: empty, or `/blank-page` on a project page. */
const BASE = import.meta.env.BASE_URL.replace(/\/+$/, '')

/** Returns the URL path of a route or public file, including the base path. */
export function withBase(path: string): string {
  return `${BASE}${path}`
}

/** Returns the absolute URL of a route. */
export const toAbsoluteUrl = (path: string): string => new URL(withBase(path), window.location.origin).href

/** Returns the route of a URL path, without the base path. */
export function withoutBase(pathname: string): string {
  return BASE && `${pathname}/`.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) || '/' : pathname
}
