import type { SupabaseClient } from '@supabase/supabase-js'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { listAllFiles } from '../src/supabase/archive/pagination.ts'
import { BackendError } from './backendError.ts'
import { COLLECTIONS } from './collections.ts'
import { iterateTableRows } from './tableRows.ts'

/** Matches public URLs of pictures, original or transformed. The group is the key. */
const PUBLIC_URL = new RegExp(
  String.raw`/storage/v1/(?:object|render/image)/public/${MEDIA_BUCKET}/([^"?#\\\s]+)`,
  'g',
)
/** Objects per request. Storage returns at most 1,000. */
const PAGE = 1000

export type StoredObject = { path: string; bytes: number; type: string; createdAt: Date }

/**
 * Finds objects of the bucket that are older than `olderThan` and that no row or version refers to in any column. A picture
 * and its thumbnail (`NAME.webp`, `NAME-640.webp`) count as one. Throws if rows cannot be read completely, because unread
 * rows would make used objects look unused.
 */
export async function findOrphans(client: SupabaseClient, olderThan: Date): Promise<StoredObject[]> {
  // Objects are listed before rows: an object uploaded in between is not considered, a row saved in between is.
  const objects = await listObjects(client)
  const used = await usedPictures(client)
  return objects.filter(({ path, createdAt }) => !used.has(pictureName(path)) && createdAt < olderThan)
}

/** Deletes objects of the bucket. Returns how many existed. Throws Storage's error. */
export async function removeObjects(client: SupabaseClient, objects: StoredObject[]): Promise<number> {
  let removed = 0
  for (let from = 0; from < objects.length; from += PAGE) {
    const paths = objects.slice(from, from + PAGE).map(({ path }) => path)
    const { data, error } = await client.storage.from(MEDIA_BUCKET).remove(paths)
    if (error) throw error
    removed += data.length
  }
  return removed
}

/** Returns the part of the key that a picture and its thumbnail share. */
function pictureName(path: string): string {
  return path.replace(/(-640)?\.\w+$/, '')
}

async function usedPictures(client: SupabaseClient): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of [...COLLECTIONS.map((collection) => `posts_${collection}`), 'post_versions'])
    for await (const row of iterateTableRows(client, table))
      for (const path of picturePaths(JSON.stringify(row))) used.add(pictureName(path))
  return used
}

/** Returns the keys of all public URLs in a text. */
function picturePaths(text: string): string[] {
  return [...text.matchAll(PUBLIC_URL)].map(([, path = '']) => decodeURIComponent(path))
}

/** Lists all files of the bucket. Throws a BackendError. */
export async function listObjects(client: SupabaseClient): Promise<StoredObject[]> {
  const files = await listAllFiles(async (folder, offset) => {
    const { data, error } = await client.storage
      .from(MEDIA_BUCKET)
      .list(folder, { limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw new BackendError(`The pictures could not be listed: ${error.message}`, error)
    return data
  })
  return [...files].map(([path, { metadata, created_at }]) => {
    const { size = 0, mimetype = '' } = metadata ?? {}
    return { path, bytes: size, type: mimetype, createdAt: new Date(created_at ?? 0) }
  })
}
