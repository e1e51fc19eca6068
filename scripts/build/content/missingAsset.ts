import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const IMPORT = /from '(\.[^']+\.(?:avif|svg|webp))'/g

/** Returns one line about the first picture that a module below a folder imports but that does not exist, or undefined. */
export function findMissingAsset(folder: string): string | undefined {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  return modules.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(IMPORT), ([, path = '']) =>
      join(dirname(file), path),
    )
      .filter((path) => !existsSync(join(folder, path)))
      .map((path) => `${path} is missing, but ${file} imports it.`.replaceAll(sep, '/')),
  )[0]
}
