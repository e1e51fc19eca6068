// Which files of a build a page needs before its first paint, from Vite's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
)
export type Manifest = v.InferOutput<typeof manifestSchema>

/** Reads the manifest of a build. Throws when it is none. */
export function readManifest(outDir: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')))
}

/** The key of a source, or of a chunk of several that goes by a name. Throws when the build has none. */
function keyOf(manifest: Manifest, source: string): string {
  if (source in manifest) return source
  const key = Object.keys(manifest).find((each) => each.endsWith('.js') && manifest[each]?.name === source)
  if (key === undefined) throw new Error(`The build has no ${source}.`)
  return key
}

/**
 * The scripts and styles of source files, or of chunks by their names, and of all that they import statically, from the site's base path. What is imported
 * comes before what imports it, as styles must: of two rules alike the importer's wins.
 */
export function filesOf(
  manifest: Manifest,
  sources: readonly string[],
  base: string,
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const chunks: Manifest[string][] = []
  const visit = (source: string) => {
    const key = keyOf(manifest, source)
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports.forEach(visit)
    chunks.push(chunk)
  }
  sources.forEach(visit)
  return {
    scripts: chunks.map(({ file }) => base + file),
    styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => base + file),
  }
}
