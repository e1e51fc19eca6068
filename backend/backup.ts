import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ZipWriter } from '@zip.js/zip.js'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { type Manifest, postsIn } from '../src/supabase/archive/format.ts'
import { type ArchiveSource, writeArchive } from '../src/supabase/archive/writeArchive.ts'
import { BackendFault } from './fault.ts'
import { listObjects } from './orphans.ts'
import { everyRow } from './rows.ts'

/**
 * Writes all rows, versions and pictures that the client sees into one ZIP, a row and a picture at a time. The file appears
 * under its name only when it is whole. Throws when anything cannot be read.
 */
export async function backUp(client: SupabaseClient, file: string): Promise<Manifest> {
  const part = `${file}.part`
  try {
    const zip = new ZipWriter(Writable.toWeb(createWriteStream(part)), { useWebWorkers: false })
    const manifest = await writeArchive(zip, sourceOf(client), sha256)
    await zip.close()
    await rename(part, file)
    return manifest
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Notes a backup for the desk as the last one (decisions §12.6). Throws when it cannot be noted; the file is there. */
export async function noteBackup(client: SupabaseClient, file: string, manifest: Manifest): Promise<void> {
  const { size } = await stat(file)
  const value = { at: manifest.date, posts: postsIn(manifest), bytes: size }
  await client.from('desk_settings').upsert({ name: 'last_backup', value }).throwOnError()
}

function sha256() {
  const hash = createHash('sha256')
  return { update: (bytes: Uint8Array) => hash.update(bytes), digest: () => hash.digest('hex') }
}

function sourceOf(client: SupabaseClient): ArchiveSource {
  return {
    rows: (table) => everyRow(client, table),
    pictures: () => listObjects(client),
    picture: async (path) => {
      const { data, error } = await client.storage.from(MEDIA_BUCKET).download(path)
      if (error) throw new BackendFault(`사진 ${path}을(를) 읽지 못했습니다: ${error.message}`, error)
      return data.stream()
    },
  }
}
