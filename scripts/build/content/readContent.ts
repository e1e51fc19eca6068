import { fileURLToPath } from 'node:url'
import { BackendError, errorMessage } from '../../../backend/backendError.ts'
import { findContrastFault } from './contrast.ts'
import { importContent } from '../importContent.ts'
import type * as contentModule from './contentModule.ts'

const CONTENT_MODULE = fileURLToPath(new URL('contentModule.ts', import.meta.url))

/** Imports the content and checks it. Throws a BackendError of one line that names the first fault. */
export async function readContent(root: string): Promise<typeof contentModule> {
  const { module } = await importContent<typeof contentModule>(root, CONTENT_MODULE).catch(
    (error: unknown) => {
      // Vite adds its own hints to the message.
      const [line = ''] = errorMessage(error).split('\n')
      throw new BackendError(`src/content: ${line}`, error)
    },
  )
  const fault = module.findFaults()[0] ?? findContrastFault()
  if (fault !== undefined) throw new BackendError(`src/content/${fault}`)
  return module
}
