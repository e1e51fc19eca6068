import { readFileSync } from 'node:fs'

interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  isDynamicEntry?: boolean
}

/** The manifest of the demo build, by source path. */
const readManifest = (): Record<string, ManifestEntry> =>
  JSON.parse(readFileSync(new URL('../../dist-demo/.vite/manifest.json', import.meta.url), 'utf8'))

function entryOf(source: string): ManifestEntry {
  const manifest = readManifest()
  const entry =
    manifest[source] ??
    Object.values(manifest).find(({ name, file }) => name === source && file.endsWith('.js'))
  if (!entry) throw new Error(`${source} is not in the demo build.`)
  return entry
}

/** Returns the built file of a source path or chunk name. */
export const fileOf = (source: string): string => entryOf(source).file

/** Returns the stylesheets of a source. */
export const stylesOf = (source: string): string[] => entryOf(source).css ?? []

/** Returns all dynamically imported files of the demo build. */
export const dynamicChunks = (): { source: string; file: string }[] =>
  Object.entries(readManifest())
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source, { file }]) => ({ source, file }))
