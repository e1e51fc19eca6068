// The site as Node can run it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type * as staticEntry from '../../seo/entry.ts'

export type StaticEntry = typeof staticEntry

const ENTRY = 'scripts/seo/entry.ts'
/** Below the project, so that Node finds the packages. */
const FOLDER = '.cache/static'

/** Builds the static renderer and loads it. Its class names and asset addresses are those of the browser's build. */
export async function loadStaticEntry(config: InlineConfig & { root: string }): Promise<StaticEntry> {
  // A folder of its own for each build: a process loads a file once.
  const folder = join(config.root, FOLDER, `${process.pid}-${Date.now()}`)
  await build({
    ...config,
    logLevel: 'warn',
    build: {
      ...config.build,
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  const file = pathToFileURL(join(folder, 'entry.mjs'))
  // oxlint-disable-next-line no-unsafe-type-assertion -- the file that was built from it a moment ago
  return (await import(file.href)) as StaticEntry
}
