// Which files of a build a page needs before its first paint, from Vite's manifest.
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

/** The manifest's key of what index.html loads. */
export const ENTRY = 'index.html'

/** Reads the manifest of a build. Throws when it is none. */
export function readManifest(outDir: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')))
}

/** The chunk of a source file. Throws if the build has none. */
function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}.`)
  return chunk
}

/**
 * The scripts and styles of source files and of all that they import statically, from the site's base path. Imported files
 * come before those that import them, so that of two equal rules the importer's wins.
 */
export function filesOf(
  manifest: Manifest,
  sources: readonly string[],
  base: string,
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const chunks: Manifest[string][] = []
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = chunkOf(manifest, source)
    chunk.imports.forEach(visit)
    chunks.push(chunk)
  }
  sources.forEach(visit)
  return {
    scripts: chunks.map(({ file }) => base + file),
    styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => base + file),
  }
}
