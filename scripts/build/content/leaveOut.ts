import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Language } from '../../../src/config/language.ts'
import { contentFolder } from '../contentFolder.ts'
import { readContentOnce } from './readContent.ts'

const EMPTY = '\0absent-content'
/** Has the exports that modules import by name from every story. */
const EMPTY_MODULE =
  'export default undefined\nexport const cast = undefined, character1 = undefined, menu = undefined\n'

/**
 * Vite plugin: builds without the texts, pictures and pages that `visible: false` removes from the site. Their modules resolve to an
 * empty one, and the lists of content are loaded without them. The development server only hides them.
 */
export function leaveOutAbsent(root: string, language: Language): Plugin {
  const content = normalizePath(join(root, contentFolder(root)))
  const pages = normalizePath(join(root, 'src/pages'))
  const read = async () => (await readContentOnce(root, language)).findAbsence()
  return {
    name: 'leave-out-absent-content',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:pages|series|novels)\// },
      async handler(source, importer, options) {
        const absence = await read()
        const id = absence && (await this.resolve(source, importer, { ...options, skipSelf: true }))?.id
        if (!id) return null
        // The owner's texts may link to a story that is left out.
        const isInside = (folder: string) =>
          id.startsWith(`${content}/${folder}`) && id !== `${content}/${folder}index.ts`
        const isAbsent =
          absence.pages.some((page) => id === `${pages}/${page}`) || absence.folders.some(isInside)
        return isAbsent ? EMPTY : null
      },
    },
    load: {
      filter: { id: /^\0absent-content$|\/src\/content\/.*\.ts$/ },
      async handler(id) {
        if (id === EMPTY) return EMPTY_MODULE
        const exported = (await read())?.modules[id.slice(content.length + 1)]
        if (!exported || !id.startsWith(content)) return null
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
          .join('')
      },
    },
  }
}
