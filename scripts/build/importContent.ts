import { runnerImport } from 'vite'
import type { Language } from '../../src/config/language.ts'
import { ownLanguage } from '../../src/content/languages.ts'
import { aliases } from './contentFolder.ts'
import { defineLanguage } from './languages.ts'

interface Imported<Module> {
  module: Module
  /** The files that the module depends on. */
  files: string[]
}

/**
 * Imports a module that reads the site's content and messages, with the aliases and the asset addresses of the development server. The
 * language defaults to the site's own.
 */
export async function importContent<Module>(
  root: string,
  file: string,
  language: Language = ownLanguage,
): Promise<Imported<Module>> {
  const mode = process.env['NODE_ENV']
  try {
    const { module, dependencies } = await runnerImport<Module>(file, {
      root,
      configFile: false,
      envFile: false,
      logLevel: 'error',
      define: defineLanguage(language),
      resolve: { alias: aliases(root) },
      environments: { inline: { resolve: { conditions: [language] } } },
    })
    return { module, files: dependencies }
  } finally {
    // Vite sets it to development if it is unset or empty, and the build afterwards would bundle React's development version.
    if (!mode) delete process.env['NODE_ENV']
  }
}
