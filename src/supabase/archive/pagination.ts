// Reads complete tables and buckets, even if the server limits its pages. Node scripts import this file too.

/**
 * Yields all rows by ascending id. Continues after the last id, so that concurrent inserts and deletes shift nothing. Ends
 * at an empty page. Throws what `readAfter` throws.
 */
export async function* iterateRows<Row extends { id: number }>(
  readAfter: (id: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const page = await readAfter(last)
    if (page.length === 0) return
    yield* page
    last = page.at(-1)?.id ?? last
  }
}

/** An entry of a bucket listing. Folders have no id. */
interface ListEntry {
  id: string | null
  name: string
}

/**
 * Returns all files of a bucket by path. Hosted Storage lists one folder at a time, the embedded backend lists recursively.
 * Both may return short pages, so the list ends at an empty page. Throws what `list` throws.
 */
export async function listAllFiles<File extends ListEntry>(
  list: (folder: string, offset: number) => Promise<readonly File[]>,
  folder = '',
): Promise<Map<string, File>> {
  const files = new Map<string, File>()
  for (let offset = 0; ;) {
    const page = await list(folder, offset)
    if (page.length === 0) return files
    offset += page.length
    for (const entry of page) {
      const path = folder && !entry.name.startsWith(`${folder}/`) ? `${folder}/${entry.name}` : entry.name
      if (entry.id) files.set(path, entry)
      else for (const [inner, file] of await listAllFiles(list, path)) files.set(inner, file)
    }
  }
}
