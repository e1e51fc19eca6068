import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ZipWriter } from '@zip.js/zip.js'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { BACKUP_TABLES } from '../src/posts/owner/backupTables.ts'
import { type Manifest, type Table, countPosts } from '../src/supabase/archive/format.ts'
import { type ArchiveSource, writeArchive } from '../src/supabase/archive/writeArchive.ts'
import { BackendError } from './backendError.ts'
import { listObjects } from './orphans.ts'
import { iterateTableRows } from './tableRows.ts'

/** PostgREST's code for a table that the database does not have. */
const MISSING_TABLE = 'PGRST205'

/**
 * Streams all rows, versions, inquiries and pictures that the client can read into one ZIP. The file gets its name only once it is
 * complete. Throws if anything cannot be read.
 */
export async function backUp(client: SupabaseClient, file: string): Promise<Manifest> {
  const part = `${file}.part`
  try {
    const zip = new ZipWriter(Writable.toWeb(createWriteStream(part)), { useWebWorkers: false })
    const manifest = await writeArchive(zip, createSource(client, await existingTables(client)))
    await zip.close()
    await rename(part, file)
    return manifest
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Records a backup as the last one, for the dashboard. Throws if that fails. */
export async function noteBackup(client: SupabaseClient, file: string, manifest: Manifest): Promise<void> {
  const { size } = await stat(file)
  const value = { at: manifest.date, posts: countPosts(manifest), bytes: size }
  await client.from('desk_settings').upsert({ name: 'last_backup', value }).throwOnError()
}

/** Leaves out the tables that a project with earlier migrations does not have. */
async function existingTables(client: SupabaseClient): Promise<Table[]> {
  const found = BACKUP_TABLES.map(async (table) => {
    const { error } = await client.from(table).select('id').limit(1)
    return error?.code === MISSING_TABLE ? [] : [table]
  })
  return (await Promise.all(found)).flat()
}

function createSource(client: SupabaseClient, tables: readonly Table[]): ArchiveSource {
  return {
    tables,
    rows: (table) => iterateTableRows(client, table),
    pictures: () => listObjects(client),
    picture: async (path) => {
      const { data, error } = await client.storage.from(MEDIA_BUCKET).download(path)
      if (error) throw new BackendError(`The picture ${path} could not be read: ${error.message}`, error)
      return data.stream()
    },
  }
}
