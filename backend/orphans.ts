import type { SupabaseClient } from '@supabase/supabase-js'
import { COLLECTIONS } from './collections.ts'

const BUCKET = 'media'
/** Rows and objects per request; PostgREST and Storage give no more than 1,000 at once. */
const PAGE = 1000

export type StoredObject = { path: string; bytes: number; createdAt: Date }

/**
 * Objects of the bucket that no row's thumbnail, image or body shows and that are older than `olderThan`.
 * A picture and its thumbnail (`NAME.webp`, `NAME-640.webp`) count as one. Throws when anything can't be read:
 * what is not seen must not be taken for unused.
 */
export async function findOrphans(client: SupabaseClient, olderThan: Date): Promise<StoredObject[]> {
  const used = await usedPictures(client)
  const objects = await listObjects(client)
  return objects.filter(({ path, createdAt }) => !used.has(pictureOf(path)) && createdAt < olderThan)
}

export async function removeObjects(client: SupabaseClient, objects: StoredObject[]): Promise<number> {
  let removed = 0
  for (let from = 0; from < objects.length; from += PAGE) {
    const paths = objects.slice(from, from + PAGE).map(({ path }) => path)
    const { data, error } = await client.storage.from(BUCKET).remove(paths)
    if (error) throw error
    removed += data.length
  }
  return removed
}

/** The key that a picture and its sizes share. */
function pictureOf(path: string): string {
  return path.replace(/(-\d+)?\.\w+$/, '')
}

async function usedPictures(client: SupabaseClient): Promise<Set<string>> {
  const used = new Set<string>()
  for (const collection of COLLECTIONS) {
    for (let from = 0; ; from += PAGE) {
      const { data, error } = await client
        .from(`posts_${collection}`)
        .select('thumbnail, image, body')
        .order('id')
        .range(from, from + PAGE - 1)
      if (error) throw error
      for (const path of picturePaths(JSON.stringify(data))) used.add(pictureOf(path))
      if (data.length < PAGE) break
    }
  }
  return used
}

/** Every key of the bucket that a text names by a public address, plain or transformed. */
function picturePaths(text: string): string[] {
  const address = /\/storage\/v1\/(?:object|render\/image)\/public\/media\/([^"?#\\\s]+)/g
  return [...text.matchAll(address)].map(([, path = '']) => decodeURIComponent(path))
}

/** All files of the bucket. Hosted Storage lists folder by folder (a folder has no id), the embedded one all at once. */
async function listObjects(client: SupabaseClient, folder = ''): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await client.storage
      .from(BUCKET)
      .list(folder, { limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw error
    for (const entry of data) {
      const path = folder && !entry.name.startsWith(`${folder}/`) ? `${folder}/${entry.name}` : entry.name
      if (entry.id)
        found.push({
          path,
          bytes: entry.metadata?.['size'] ?? 0,
          createdAt: new Date(entry.created_at ?? 0),
        })
      else found.push(...(await listObjects(client, path)))
    }
    if (data.length < PAGE) return found
  }
}
