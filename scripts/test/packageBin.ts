import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { object, parse, record, string, union } from 'valibot'

const manifest = object({ bin: union([string(), record(string(), string())]) })

/**
 * Returns the script of an installed package's command, `package` or `package:command`, to be run with Node. (On Windows `npx` is a
 * `.cmd` file that needs a shell.) Throws if the package is not installed or has no such command.
 */
export function packageBin(tool: string): string {
  const [packageName = '', command = packageName] = tool.split(':')
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', packageName)
  const { bin } = parse(manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const script = typeof bin === 'string' ? bin : bin[command]
  if (script === undefined) throw new Error(`${packageName} has no command ${command}.`)
  return join(folder, script)
}
