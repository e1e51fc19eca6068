import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentFolder, publicFile } from '../build/contentFolder.ts'

/** The repository's root. */
const ROOT = join(import.meta.dirname, '..', '..')

/** The content's folder, from the root. */
export const CONTENT = contentFolder(ROOT)

/** The picture behind the headline of home, from the root. */
export const HERO_POSTER = publicFile(ROOT, 'video/hero-poster.jpg')

/** Reads a file of the repository by its path from the root. */
export function readRepositoryFile(path: string): Buffer {
  return readFileSync(join(ROOT, path))
}

/** Lists all files in a folder of the repository by path from the root, sorted. */
export function listRepositoryFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** The stylesheets that define the design tokens. */
export const TOKEN_FILES: readonly string[] = [
  `${CONTENT}/_colors.scss`,
  ...listRepositoryFiles('src/styles/tokens'),
]

let tokens: Map<string, string> | undefined

function readTokens(): Map<string, string> {
  const values = new Map<string, string>()
  for (const file of TOKEN_FILES)
    for (const [, name = '', value = ''] of readRepositoryFile(file)
      .toString('utf8')
      .matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm))
      if (!values.has(name)) values.set(name, value.replaceAll(/\s+/g, ' ').trim())
  return values
}

/** Returns a colour of the site by its token's name without leading dashes (`paper-bg`). Throws if there is no such token. */
export function color(name: string): string {
  tokens ??= readTokens()
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`No stylesheet defines --${name}.`)
  const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return alias === undefined ? value : color(alias)
}
