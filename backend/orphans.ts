import type { SupabaseClient } from '@supabase/supabase-js'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { everyFile } from '../src/supabase/archive/everything.ts'
import { BackendFault } from './fault.ts'
import { COLLECTIONS } from './collections.ts'
import { everyRow } from './rows.ts'

/** A public address of a picture, plain or transformed; its group is the key. */
const PUBLIC_ADDRESS = new RegExp(
  String.raw`/storage/v1/(?:object|render/image)/public/${MEDIA_BUCKET}/([^"?#\\\s]+)`,
  'g',
)
/** Objects per request; Storage gives no more than 1,000 at once. */
const PAGE = 1000

export type StoredObject = { path: string; bytes: number; type: string; createdAt: Date }

/**
 * Objects of the bucket that no row and no earlier version of one shows, in whatever column, and that are older than
 * `olderThan`. A picture and its thumbnail (`NAME.webp`, `NAME-640.webp`) count as one. Throws when anything can't be read
 * or fewer rows came than the server has: what is not seen must not be taken for unused.
 */
export async function findOrphans(client: SupabaseClient, olderThan: Date): Promise<StoredObject[]> {
  // Objects first: a row that is saved meanwhile is seen, an object that comes meanwhile is not asked about.
  const objects = await listObjects(client)
  const used = await usedPictures(client)
  return objects.filter(({ path, createdAt }) => !used.has(pictureOf(path)) && createdAt < olderThan)
}

/** Removes objects of the bucket; gives how many were there. Throws what storage answers. */
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

/** The key that a picture and its thumbnail share; it may end in digits of its own. */
function pictureOf(path: string): string {
  return path.replace(/(-640)?\.\w+$/, '')
}

async function usedPictures(client: SupabaseClient): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of [...COLLECTIONS.map((collection) => `posts_${collection}`), 'post_versions'])
    for await (const row of everyRow(client, table))
      for (const path of picturePaths(JSON.stringify(row))) used.add(pictureOf(path))
  return used
}

/** Every key of the bucket that a text names by a public address. */
function picturePaths(text: string): string[] {
  return [...text.matchAll(PUBLIC_ADDRESS)].map(([, path = '']) => decodeURIComponent(path))
}

/** All files of the bucket, each once. */
export async function listObjects(client: SupabaseClient): Promise<StoredObject[]> {
  const files = await everyFile(async (folder, offset) => {
    const { data, error } = await client.storage
      .from(MEDIA_BUCKET)
      .list(folder, { limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw new BackendFault(`사진 목록을 읽지 못했습니다: ${error.message}`, error)
    return data
  })
  return [...files].map(([path, { metadata, created_at }]) => {
    const { size = 0, mimetype = '' } = metadata ?? {}
    return { path, bytes: size, type: mimetype, createdAt: new Date(created_at ?? 0) }
  })
}
