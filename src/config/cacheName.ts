/** Returns the name of one of the site's caches. `base` separates sites of one origin. */
export const cacheName = (content: string, base: string) => `blank-page${base}${content}`

/** Status of rows that the service worker takes from its cache: “Non-Authoritative Information”. */
export const CACHED_STATUS = 203
