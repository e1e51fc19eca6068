import { matchPath } from 'react-router-dom'
import { withBase } from '@/config/base'
import { PAGE_FILES } from '@/config/deployment'
import { logger } from '@/lib/logger'

/** The addresses of what each page runs on, by the router's pattern. */
type PageFiles = Readonly<Record<string, readonly string[]>>

let list: Promise<PageFiles> | undefined
let turn: Promise<void> = Promise.resolve()
/** Paths of files that this document has, or has asked for. */
const had = new Set<string>()

/** The build's own list; a development server has none. Rejects when it does not come. */
async function readList(): Promise<PageFiles> {
  if (!import.meta.env.PROD) return {}
  const response = await fetch(withBase(`/${PAGE_FILES}`), { priority: 'low' })
  if (!response.ok) throw new Error(`${PAGE_FILES}: ${response.status}`)
  return response.json()
}

async function fetchFiles(paths: readonly string[]): Promise<void> {
  if (!navigator.onLine) return
  const files = await (list ??= readList())
  const patterns = Object.keys(files).filter((pattern) => paths.some((path) => matchPath(pattern, path)))
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href]'))
    had.add(new URL(href).pathname)
  for (const file of patterns.flatMap((pattern) => files[pattern] ?? [])) {
    if (had.has(file)) continue
    // The whole of it: an answer that nobody reads may be broken off.
    await (await fetch(file, { priority: 'low' })).blob()
    had.add(file)
  }
}

/**
 * Fetches what the pages at these paths run on, one file after another, for the browser to have when the visitor goes there;
 * none of it runs. Never rejects: a page itself will ask again.
 */
export function prefetchPages(paths: readonly string[]): Promise<void> {
  turn = turn
    .then(() => fetchFiles(paths))
    .catch((error: unknown) => {
      list = undefined
      logger.info('페이지를 미리 받지 못했습니다:', ...paths, error)
    })
  return turn
}
