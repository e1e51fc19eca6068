import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BackendError, errorMessage } from '../../../backend/backendError.ts'
import type { Language } from '../../../src/config/language.ts'
import { ownLanguage } from '../../../src/content/languages.ts'
import { contentFolder } from '../contentFolder.ts'
import { importContent } from '../importContent.ts'
import type * as contentModule from './contentModule.ts'
import { findContrastFault } from './contrast.ts'
import { findMissingAsset } from './missingAsset.ts'

const CONTENT_MODULE = fileURLToPath(new URL('contentModule.ts', import.meta.url))

/** Imports the content. Throws a BackendError of one line if that fails. */
async function loadContent(root: string, language?: Language): Promise<typeof contentModule> {
  const { module } = await importContent<typeof contentModule>(root, CONTENT_MODULE, language).catch(
    (error: unknown) => {
      // Vite adds its own hints to the message.
      const [line = ''] = errorMessage(error).split('\n')
      throw new BackendError(`${contentFolder(root)}: ${line}`, error)
    },
  )
  return module
}

/** Imports the content, by default in the site's own language, and checks it. Throws a BackendError of one line that names the first fault. */
export async function readContent(root: string, language?: Language): Promise<typeof contentModule> {
  const module = await loadContent(root, language)
  const fault =
    module.findFaults()[0] ?? findMissingAsset(join(root, contentFolder(root))) ?? findContrastFault()
  if (fault !== undefined) throw new BackendError(`${contentFolder(root)}/${fault}`)
  return module
}

const read = new Map<Language, ReturnType<typeof readContent>>()

/** Like `readContent`, once for all steps of a build. */
export function readContentOnce(root: string, language = ownLanguage): ReturnType<typeof readContent> {
  const content = read.get(language) ?? readContent(root, language)
  read.set(language, content)
  return content
}

/** Returns the folders of series and novels without a page, from the root. Does not check the content. */
export async function absentFolders(root: string): Promise<string[]> {
  const { folders = [] } = (await loadContent(root)).findAbsence() ?? {}
  return folders.map((folder) => `${contentFolder(root)}/${folder}`)
}
