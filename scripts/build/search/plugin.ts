import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { encodeIndex } from './encode.ts'
import type * as made from './searchIndexModule.ts'

const MAKER = fileURLToPath(new URL('made.ts', import.meta.url))

interface Made {
  code: string
  /** The files that it was made of. */
  files: string[]
}

async function make(root: string): Promise<Made> {
  const { module, dependencies } = await runnerImport<typeof made>(MAKER, {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
  })
  return { code: encodeIndex(module.default), files: dependencies }
}

/** A build makes the browser's files and the static pages of one content. */
let ofBuild: Promise<Made> | undefined

/**
 * Vite plugin: `virtual:search-index` is what search finds without asking anybody, made of the owner's content at build; the
 * development server makes it anew whenever that is edited.
 */
export function searchIndex(root: string): Plugin {
  let builds = false
  return {
    name: 'blank-page:search-index',
    configResolved: ({ command }) => {
      builds = command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:search-index$/ },
      handler: () => '\0virtual:search-index',
    },
    load: {
      filter: { id: /^\0virtual:search-index$/ },
      async handler() {
        const { code, files } = await (builds ? (ofBuild ??= make(root)) : make(root))
        for (const file of files) this.addWatchFile(file)
        return { code, map: null }
      },
    },
  }
}
