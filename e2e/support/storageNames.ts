import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { chapterProgressKey } from '../../src/lib/storage/resumeState'

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))
/** Matches the definition of a storage key in a source file. */
const NAME = /^(?:export )?const (?:\w+_)?KEY = '([^']+)'/gm

/** All localStorage keys of the site, read from its sources. */
export const STORAGE_NAMES: readonly string[] = [
  chapterProgressKey('tls', 1),
  ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(NAME)])
    .map(([, name = '']) => name),
]
