import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { initCompiler } from 'sass-embedded'
import { aliases } from '../../scripts/build/contentFolder.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Lists the paths in `src` that match the pattern, without those of an owner's content, from the project's root. */
export const sources = (pattern: RegExp): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !path.startsWith(join('content', 'mine')))
    .map((path) => join('src', path))
    .toSorted()

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')

/** All stylesheets, partials included. */
const sheets = sources(/\.scss$/)

const importers = [
  {
    findFileUrl: (url: string) => {
      const [alias = '', ...path] = url.split('/')
      const folder = new Map(Object.entries(aliases(root))).get(alias)
      return folder === undefined ? null : pathToFileURL(join(folder, ...path))
    },
  },
]

/** Compiles all stylesheets as the build does. */
export function compileSheets(): string {
  const compiler = initCompiler()
  try {
    return sheets
      .filter((path) => !basename(path).startsWith('_'))
      .map((path) => compiler.compile(join(root, path), { importers }).css)
      .join('\n')
  } finally {
    compiler.dispose()
  }
}
