/** The worker's file, below the site's path: its scope is all of the site. */
export const WORKER_FILE = 'sw.js'

/** Asks a waiting worker to take over. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const

/** An address, with what it has to be asked with where that is not enough. */
export type Address = string | readonly [url: string, ask: { headers: Readonly<Record<string, string>> }]

/** Asks the worker to keep what a page loaded before there was one; its router knows this message. */
export const keepThese = (urls: readonly Address[]) =>
  ({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }) as const
