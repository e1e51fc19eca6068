import { runnerImport } from 'vite'
import { aliases } from './contentFolder.ts'

interface Imported<Module> {
  module: Module
  /** The files that the module depends on. */
  files: string[]
}

/** Imports a module that reads the site's content, with the aliases and the asset addresses of the development server. */
export async function importContent<Module>(root: string, file: string): Promise<Imported<Module>> {
  const mode = process.env['NODE_ENV']
  try {
    const { module, dependencies } = await runnerImport<Module>(file, {
      root,
      configFile: false,
      envFile: false,
      logLevel: 'error',
      resolve: { alias: aliases(root) },
    })
    return { module, files: dependencies }
  } finally {
    // Vite sets it to development if it is unset or empty, and the build afterwards would bundle React's development version.
    if (!mode) delete process.env['NODE_ENV']
  }
}
