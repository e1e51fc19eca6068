import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { importContent } from '../importContent.ts'
import { encodeIndex } from './encodeIndex.ts'
import type * as indexModule from './searchIndexModule.ts'

const INDEX_MODULE = fileURLToPath(new URL('searchIndexModule.ts', import.meta.url))

interface GeneratedIndex {
  code: string
  /** The files that it depends on. */
  files: string[]
}

async function generate(root: string): Promise<GeneratedIndex> {
  const { module, files } = await importContent<typeof indexModule>(root, INDEX_MODULE)
  return { code: encodeIndex(module.default), files }
}

/** Shared by the browser build and the static renderer's build. */
let builtIndex: Promise<GeneratedIndex> | undefined

/**
 * Vite plugin: generates `virtual:search-index` from the content in the repository. The development server regenerates it when
 * the content is edited.
 */
export function searchIndex(root: string): Plugin {
  let isBuild = false
  return {
    name: 'site-search-index',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:search-index$/ },
      handler: () => '\0virtual:search-index',
    },
    load: {
      filter: { id: /^\0virtual:search-index$/ },
      async handler() {
        const { code, files } = await (isBuild ? (builtIndex ??= generate(root)) : generate(root))
        for (const file of files) this.addWatchFile(file)
        return { code, map: null }
      },
    },
  }
}
