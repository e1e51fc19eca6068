// Finds the files that a page needs for its first paint in Vite's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
)
export type Manifest = v.InferOutput<typeof manifestSchema>

/** Manifest key of the entry. */
export const ENTRY = 'index.html'

/** Reads the manifest of a build. Throws if it is invalid. */
export function readManifest(outDir: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')))
}

/** Returns the chunk of a source file. Throws if it does not exist. */
function findChunk(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}.`)
  return chunk
}

/**
 * Returns the addresses of the scripts and styles of source files and their static imports. Imported files come first, so that
 * the importer's CSS rules win.
 */
export function collectFiles(
  manifest: Manifest,
  sources: readonly string[],
  base: string,
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const chunks: Manifest[string][] = []
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = findChunk(manifest, source)
    chunk.imports.forEach(visit)
    chunks.push(chunk)
  }
  sources.forEach(visit)
  return {
    scripts: chunks.map(({ file }) => base + file),
    styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => base + file),
  }
}
