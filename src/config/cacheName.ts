/** Returns the name of one of the site's caches. `base` separates sites of one origin. */
export const cacheName = (content: string, base: string) => `blank-page${base}${content}`
