import { inLanguage, LANGUAGE_PATH } from './language.ts'

/** Base path of the site without a trailing slash: empty, or `/blank-page` on a project page. */
// The development server of another language has the language in its base path.
const BASE = import.meta.env.BASE_URL.replace(/\/+$/, '').replace(new RegExp(`${LANGUAGE_PATH}$`), '')

/** Base path of the routes of this bundle's language, for the router. */
export const ROUTER_BASE = BASE + (LANGUAGE_PATH || '/')

/** Returns the URL path of a public file or an admin page, which have the same address in all languages. */
export function withBase(path: string): string {
  return `${BASE}${path}`
}

/** Returns the URL path of a route, in another language if `languagePath` is given. */
export const routeUrl = (route: string, languagePath: string = LANGUAGE_PATH): string =>
  withBase(inLanguage(route, languagePath))

/** Returns the absolute URL of a route. */
export const toAbsoluteUrl = (route: string): string => new URL(routeUrl(route), window.location.origin).href

const isBelow = (pathname: string, folder: string) => `${pathname}/`.startsWith(`${folder}/`)

/** Returns the route of a URL path, without the base path and the language. */
export function withoutBase(pathname: string): string {
  const folder = BASE + LANGUAGE_PATH
  return folder && isBelow(pathname, folder) ? pathname.slice(folder.length) || '/' : pathname
}
