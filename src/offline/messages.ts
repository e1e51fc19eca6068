/** The worker's file, below the site's path: its scope is all of the site. */
export const WORKER_FILE = 'sw.js'

/** Asks a waiting worker to take over. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const

/** Asks the worker to keep what a page loaded before there was one; its router knows this message. */
export const keepThese = (urls: readonly string[]) =>
  ({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }) as const
