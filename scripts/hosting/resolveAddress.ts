// How a static host finds the file of an address: the same steps as Vercel and Netlify take.
import { existsSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { FALLBACK_FILE, htmlFile, NOT_FOUND_FILE, REWRITTEN } from './rules.ts'

export type Answer =
  | { kind: 'file'; file: string; status: 200 | 400 | 404 }
  /** To the same page's clean address. */
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' }

const patterns = REWRITTEN.map(
  (pattern) => new RegExp(`^${pattern.replace(':id', '[^/]+').replace('/*', '/.*')}$`),
)

/** What to answer at a path (no query) below the site's folder. Never leads out of it. */
export function resolveAddress(folder: string, path: string): Answer {
  const name = decoded(path)
  if (name === null)
    return isFile(folder, NOT_FOUND_FILE)
      ? { kind: 'file', file: NOT_FOUND_FILE, status: 400 }
      : { kind: 'malformed' }
  const clean = name.replace(/(?<=.)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/'
  if (clean !== name && isFile(folder, htmlFile(clean))) return { kind: 'redirect', to: clean }
  const asset = name.slice(1)
  if (asset !== '' && isFile(folder, asset)) return { kind: 'file', file: asset, status: 200 }
  if (isFile(folder, htmlFile(name))) return { kind: 'file', file: htmlFile(name), status: 200 }
  // A build of one page alone answers everywhere with that.
  if (!isFile(folder, FALLBACK_FILE)) return { kind: 'file', file: 'index.html', status: 200 }
  return patterns.some((pattern) => pattern.test(name))
    ? { kind: 'file', file: FALLBACK_FILE, status: 200 }
    : { kind: 'file', file: NOT_FOUND_FILE, status: 404 }
}

/** A path as it's meant, or null when it's none or leads out of the site, as one after two slashes would. */
function decoded(path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    return /^\/(?!\/)/.test(name) && !/[\0\\]/.test(name) && !name.split('/').includes('..') ? name : null
  } catch {
    return null
  }
}

function isFile(folder: string, file: string): boolean {
  const path = join(folder, file)
  return normalize(path).startsWith(normalize(folder) + sep) && existsSync(path) && statSync(path).isFile()
}
