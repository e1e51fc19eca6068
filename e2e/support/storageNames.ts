import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { progressKey } from '../../src/lib/storage/resume'

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))
/** How a module says under which name it keeps something. */
const NAME = /^(?:export )?const (?:\w+_)?KEY = '([^']+)'/gm

/** The names under which this site keeps a text in a browser for longer than a visit, as its modules have them. */
export const STORAGE_NAMES: readonly string[] = [
  progressKey('tls', 1),
  ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(NAME)])
    .map(([, name = '']) => name),
]
