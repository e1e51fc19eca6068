import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Absence } from './absence.ts'
import { readContentOnce } from './readContent.ts'

/** The glob of all folders below: `import.meta.glob<Type>('./*` … */
const FOLDER_GLOB = /(import\.meta\.glob(?:<[^>]*>+)?\(\s*)'(\.\/(?:series\/|novels\/)?)\*(\/[^']+)'/g
const PAGE_GLOB = "'../../pages/**/*.tsx',"
/** A module of content: its path below `src/content`. */
const REGISTRY = /^(?:(series|novels)\/[^/]+|pagePictures)\.ts$/
const ENTRY = /^(series|novels)\/([^/]+)\/index\.ts$/

const exportJson = (name: string, value: object) => `export const ${name} = ${JSON.stringify(value)}\n`

/** Excludes the folders of absent series and novels from the globs of a registry. */
function narrowGlobs(code: string, file: string, { series, novels }: Absence): string {
  return code.replaceAll(FOLDER_GLOB, (_, call: string, prefix: string, path: string) => {
    const keys = (prefix === './' ? file : prefix.slice(2)).startsWith('series/') ? series : novels
    const patterns = [`${prefix}*${path}`, ...keys.map((key) => `!${prefix}${key}/**`)]
    return `${call}${JSON.stringify(patterns)}`
  })
}

/** Returns the source of a module of content without absent content. */
function replaceContent(code: string, file: string, absence: Absence): string {
  if (file === 'navigation.ts')
    return Object.entries(absence.navigation)
      .map(([name, value]: [string, object]) => exportJson(name, value))
      .join('')
  if (file === 'galleries.ts' && absence.galleries.absent.length > 0)
    return exportJson('galleries', absence.galleries.records)
  const [, kind, key = ''] = ENTRY.exec(file) ?? []
  const keys = kind === 'series' ? absence.series : absence.novels
  if (kind && keys.includes(key)) {
    const [, name = ''] = /export const (\w+)/.exec(code) ?? []
    return exportJson(name, { key, title: '', nameEn: '', path: '', visible: false })
  }
  return REGISTRY.test(file) ? narrowGlobs(code, file, absence) : code
}

/**
 * Vite plugin: builds without the texts, pictures and pages that `visible: false` removes from the site. The development server
 * only hides them.
 */
export function leaveOutAbsent(root: string): Plugin {
  const contentFolder = join(root, 'src/content/')
  const pageModules = join(root, 'src/app/site/pageModules.ts')
  let absence: Promise<Absence | null> | undefined
  return {
    name: 'leave-out-absent-content',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:content\/.*|app\/site\/pageModules)\.ts$/ },
      async handler(code, id) {
        absence ??= readContentOnce(root).then(({ findAbsence }) => findAbsence())
        const absent = await absence
        if (!absent) return null
        if (id === pageModules) {
          const patterns = absent.pages.map((page) => `'!../../pages/${page}.tsx',`)
          return { code: code.replace(PAGE_GLOB, [PAGE_GLOB, ...patterns].join('')), map: null }
        }
        if (!id.startsWith(contentFolder)) return null
        return { code: replaceContent(code, id.slice(contentFolder.length), absent), map: null }
      },
    },
  }
}
