/** The name of one of the site's caches, by what is kept in it; `base` keeps sites of one origin apart. */
export const cacheName = (kept: string, base: string) => `blank-page${base}${kept}`
