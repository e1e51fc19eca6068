import { parseArgs, type ParseArgsConfig } from 'node:util'
import { BackendError, errorMessage } from '../../backend/backendError.ts'

/** Parses the command line. Throws a BackendError with the help text for invalid arguments. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new BackendError(`${errorMessage(error)}\n\n${help}`, error)
  }
}

/** Parses the arguments of `backup` and `restore`. Throws a BackendError with the help text for invalid ones. */
export function parseArchiveArguments(help: string): { wantsHelp: boolean; file: string | undefined } {
  const { values, positionals } = parseArguments(
    { allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } },
    help,
  )
  if (positionals.length > 1)
    throw new BackendError(`Give one file only: ${positionals.join(' ')}\n\n${help}`)
  return { wantsHelp: values.help === true, file: positionals[0] }
}

/** Runs a script and ends the process. Prints a BackendError without its stack, any other error with it. */
export async function runScript(script: () => Promise<void>): Promise<never> {
  try {
    await script()
  } catch (error) {
    console.error(error instanceof BackendError ? error.message : error)
    process.exit(1)
  }
  process.exit(0) // PGlite would keep the process alive.
}
