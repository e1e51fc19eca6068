import type { Rolldown } from 'vite'

/**
 * Returns a function that puts a module and all that it imports statically into one chunk. They always load together: one
 * file is a single request and compresses better than many.
 */
export function chunkOf(name: string, entry: string) {
  const known = new WeakMap<Rolldown.ModuleInfo, ReadonlySet<string>>()
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const info = context.getModuleInfo(entry)
    // Absent when the static pages and workers are bundled.
    if (!info) return null
    const modules = known.get(info) ?? staticImports(entry, context)
    known.set(info, modules)
    return modules.has(id) ? name : null
  }
}

/** Returns the ids of a module and of all that it imports statically, directly or not. */
function staticImports(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const ids = new Set([entry])
  // The iteration also visits elements that are added during it.
  for (const id of ids) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  return ids
}
