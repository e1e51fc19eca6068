import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns FIREFOX_PATH, or the path of the installed Firefox or Firefox ESR, or undefined. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return process.env['FIREFOX_PATH'] ?? candidates.find((file) => existsSync(file))
}
