// Builds the site for Node.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type * as staticEntry from '../../seo/entry.ts'

export type StaticEntry = typeof staticEntry
export type Rows = ReturnType<StaticEntry['noRows']>

/** Values that the steps after bundling share. */
export interface BuildContext {
  entry: StaticEntry
  root: string
  outDir: string
  /** Base path of the site, with a slash at both ends. */
  base: string
  /** The site's public address without a trailing slash. Empty if not configured. */
  siteUrl: string
  /** Origin of the hosted backend. Empty without one. */
  hosted: string
  log: (line: string) => void
}

const ENTRY = 'scripts/seo/entry.ts'
/** Inside the project, so that Node resolves its packages. */
const FOLDER = '.cache/static'

/** Builds and imports the static renderer. Its class names and asset addresses equal those of the browser build. */
export async function loadStaticEntry(config: InlineConfig & { root: string }): Promise<StaticEntry> {
  // A new folder for each build, because Node caches imported modules.
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
      // Node loads one program: a module may be imported both statically and dynamically.
      rolldownOptions: {
        output: { entryFileNames: 'entry.mjs' },
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      },
    },
  })
  const file = pathToFileURL(join(folder, 'entry.mjs'))
  // oxlint-disable-next-line no-unsafe-type-assertion -- built from this module above
  return (await import(file.href)) as StaticEntry
}
