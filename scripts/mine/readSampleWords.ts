import { join } from 'node:path'
import { importContent } from '../build/importContent.ts'
import { LANGUAGES } from './messages.ts'
import type * as sampleWords from './sampleWords.ts'

/** Name of the constant by which a bundle that is not in the site's own language says its language (`src/config/language.ts`). */
const BUNDLE_LANGUAGE = 'BUNDLE_LANGUAGE'

/** Returns the words of the sample in both languages. They are read one after the other, because the language is global. */
export async function readSampleWords(root: string): Promise<string[]> {
  const words = new Set<string>()
  try {
    for (const language of LANGUAGES) {
      Reflect.set(globalThis, BUNDLE_LANGUAGE, language)
      const file = join(import.meta.dirname, 'sampleWords.ts')
      const { module } = await importContent<typeof sampleWords>(root, file)
      for (const word of module.listOwnWords()) words.add(word)
    }
  } finally {
    Reflect.deleteProperty(globalThis, BUNDLE_LANGUAGE)
  }
  return [...words]
}
