import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { object, parse, string } from 'valibot'
import { faces } from '@content/faces'
import { BackendError } from '../../backend/backendError.ts'
import type { Face, PackageFiles } from '../../src/content/types.ts'

/** The use of a family: a key of `faces`. */
export type FaceUse = keyof typeof faces

const require = createRequire(import.meta.url)

function packageFolder({ family, package: pack }: Face): string {
  try {
    return dirname(require.resolve(`${pack}/package.json`))
  } catch (error) {
    throw new BackendError(`@content/faces.ts: ${family} needs its package: npm install ${pack}`, error)
  }
}

function filesOf({ package: pack, subset, files }: Face, weight: number): PackageFiles {
  if (files) return files(weight)
  const prefix = `files/${pack.split('/').at(-1)}-${subset}-${weight}-normal`
  // The other subsets of a Latin family claim symbols and emoji, for which other fonts are used.
  const slices = subset === 'latin' ? '-latin-' : '.'
  return { source: `${prefix}.woff2`, card: `${prefix}.woff`, stylesheet: `${weight}.css`, slices }
}

/** Returns the package's folder and version and the files of a weight. Throws a BackendError if one is missing. */
export function readFiles(use: FaceUse, weight: number): PackageFiles & { folder: string; version: string } {
  const face: Face = faces[use]
  const folder = packageFolder(face)
  const files = filesOf(face, weight)
  for (const file of [files.source, files.card, files.stylesheet])
    if (!existsSync(join(folder, file)))
      throw new BackendError(
        `@content/faces.ts: ${face.package} has no ${file} for ${face.family} ${weight}.`,
      )
  const manifest = parse(
    object({ version: string() }),
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  return { ...files, folder, version: manifest.version }
}
