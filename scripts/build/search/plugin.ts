import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '../../../src/config/language.ts'
import { importContent } from '../importContent.ts'
import { encodeIndex } from './encodeIndex.ts'
import type * as indexModule from './searchIndexModule.ts'

const INDEX_MODULE = fileURLToPath(new URL('searchIndexModule.ts', import.meta.url))

interface GeneratedIndex {
  code: string
  /** The files that it depends on. */
  files: string[]
}

async function generate(root: string, language: Language): Promise<GeneratedIndex> {
  const { module, files } = await importContent<typeof indexModule>(root, INDEX_MODULE, language)
  return { code: encodeIndex(module.default), files }
}

/** Shared by the browser build and the static renderer's build. */
const builtIndexes = new Map<Language, Promise<GeneratedIndex>>()

function generateOnce(root: string, language: Language): Promise<GeneratedIndex> {
  const index = builtIndexes.get(language) ?? generate(root, language)
  builtIndexes.set(language, index)
  return index
}

/**
 * Vite plugin: generates `virtual:search-index` from the content in a language. The development server regenerates it when
 * the content is edited.
 */
export function searchIndex(root: string, language: Language): Plugin {
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
        const { code, files } = await (isBuild ? generateOnce : generate)(root, language)
        for (const file of files) this.addWatchFile(file)
        return { code, map: null }
      },
    },
  }
}
