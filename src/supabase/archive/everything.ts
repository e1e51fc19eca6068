/** Walks through all there is, however little the server gives at once. Shared with the scripts; what asks throws. */

/** Every row by rising id: rows that come or go meanwhile move no page. Only an empty page is the end. */
export async function* everyRow<Row extends { id: number }>(
  readAfter: (id: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const page = await readAfter(last)
    if (page.length === 0) return
    yield* page
    last = page.at(-1)?.id ?? last
  }
}

/** What a listing of a bucket says of a file, or of a folder, which has no id. */
interface Listed {
  id: string | null
  name: string
}

/**
 * Every file of a bucket by its path, each once. Hosted Storage lists folder by folder, the embedded one all at once;
 * either may give fewer than were asked for, so only an empty page is the end.
 */
export async function everyFile<File extends Listed>(
  list: (folder: string, offset: number) => Promise<readonly File[]>,
  folder = '',
): Promise<Map<string, File>> {
  const found = new Map<string, File>()
  for (let offset = 0; ;) {
    const page = await list(folder, offset)
    if (page.length === 0) return found
    offset += page.length
    for (const entry of page) {
      const path = folder && !entry.name.startsWith(`${folder}/`) ? `${folder}/${entry.name}` : entry.name
      if (entry.id) found.set(path, entry)
      else for (const [inner, file] of await everyFile(list, path)) found.set(inner, file)
    }
  }
}
