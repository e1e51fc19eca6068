// Resolves an address to a file in the same order as Vercel and Netlify.
import { existsSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { COPIES_FOLDER } from '../../src/config/pictureSizes.ts'
import { otherLanguages } from '../../src/content/languages.ts'
import { languagePath } from '../build/languages.ts'
import {
  FALLBACK_FILE,
  FALLBACK_PATTERNS,
  htmlFile,
  inFolder,
  languageRedirects,
  NOT_FOUND_FILE,
  translatedFallbacks,
} from './rules.ts'

export type Answer =
  | { kind: 'file'; file: string; status: 200 | 400 | 404 }
  /** To the page's address without `.html`, trailing slash or needless language. */
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' }
  /** No such copy of a picture: a plain 404, because no person opens such an address. */
  | { kind: 'absent' }

const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(':id', '[^/]+').replace('/*', '(/.*)')}$`)

/** Fallback files by the addresses that they serve. */
const fallbacks = [
  ...FALLBACK_PATTERNS.map((pattern) => ({ pattern, file: FALLBACK_FILE })),
  ...translatedFallbacks(otherLanguages),
].map(({ pattern, file }) => ({ expression: toExpression(pattern), file }))

const redirects = languageRedirects(otherLanguages).map(({ from, to }) => ({
  expression: toExpression(from),
  to,
}))

/** Returns the not-found page in the language of an address. */
const notFoundFile = (folder: string, name: string): string =>
  otherLanguages
    .filter((language) => name.startsWith(`${languagePath(language)}/`))
    .map((language) => inFolder(NOT_FOUND_FILE, language))
    .find((file) => isFile(folder, file)) ?? NOT_FOUND_FILE

/** Resolves a path without query to a response. Never returns a file outside the folder. */
export function resolveAddress(folder: string, path: string): Answer {
  const name = decodePath(path)
  if (name === null)
    return isFile(folder, NOT_FOUND_FILE)
      ? { kind: 'file', file: NOT_FOUND_FILE, status: 400 }
      : { kind: 'malformed' }
  const clean = name.replace(/(?<=.)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/'
  if (clean !== name && isFile(folder, htmlFile(clean))) return { kind: 'redirect', to: clean }
  const asset = name.slice(1)
  if (asset !== '' && isFile(folder, asset)) return { kind: 'file', file: asset, status: 200 }
  if (asset.startsWith(`${COPIES_FOLDER}/`)) return { kind: 'absent' }
  if (isFile(folder, htmlFile(name))) return { kind: 'file', file: htmlFile(name), status: 200 }
  // A single-page build.
  if (!isFile(folder, FALLBACK_FILE)) return { kind: 'file', file: 'index.html', status: 200 }
  for (const { expression, to } of redirects) {
    const [match, rest = ''] = expression.exec(name) ?? []
    if (match !== undefined) return { kind: 'redirect', to: to.replace('/*', rest) }
  }
  const fallback = fallbacks.find(({ expression }) => expression.test(name))
  return fallback
    ? { kind: 'file', file: fallback.file, status: 200 }
    : { kind: 'file', file: notFoundFile(folder, name), status: 404 }
}

/** Decodes a path. Returns null if it is malformed or leads outside the site, such as `//host` or `/../file`. */
function decodePath(path: string): string | null {
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
