import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js'
import { BACKUP_TABLES } from '@/posts/owner/backupTables'
import type { Manifest } from '@/supabase/archive/format'
import { createOwnerSource } from '@/supabase/archive/ownerSource'
import { writeArchive } from '@/supabase/archive/writeArchive'
import type { BackupTarget } from './backupTarget'

interface Options {
  signal: AbortSignal
  /** Called with the progress, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Writes all rows, versions and pictures into a ZIP for `npm run restore`. Discards the target and rethrows if reading or
 * writing fails.
 */
export async function makeBackup(
  target: BackupTarget,
  options: Options,
): Promise<{ manifest: Manifest; bytes: number }> {
  let bytes = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: async (chunk) => {
      options.signal.throwIfAborted()
      bytes += chunk.length
      await target.write(chunk)
    },
  })
  try {
    // The CSP forbids the blob: URLs of zip.js workers.
    const zip = new ZipWriter(sink, { useWebWorkers: false })
    const manifest = await writeArchive(zip, await createOwnerSource({ ...options, tables: BACKUP_TABLES }))
    await zip.close()
    options.signal.throwIfAborted()
    await target.finish()
    return { manifest, bytes }
  } catch (error) {
    await target.discard()
    throw error
  }
}
