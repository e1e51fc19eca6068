import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js'
import type { Manifest } from '@/supabase/archive/format'
import { ownerSource } from '@/supabase/archive/ownerSource'
import { writeArchive } from '@/supabase/archive/writeArchive'
import { sha256 } from '@/lib/sha256'
import type { BackupTarget } from './target'

interface Options {
  signal: AbortSignal
  /** Told the share that is done, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Writes all rows, versions and pictures as the one ZIP that `npm run restore` reads; the target is whole at the end, or
 * discarded. Throws what reading or writing throws.
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
    // Workers would come from addresses that the page's policy forbids.
    const zip = new ZipWriter(sink, { useWebWorkers: false })
    const manifest = await writeArchive(zip, await ownerSource(options), sha256)
    await zip.close()
    options.signal.throwIfAborted()
    await target.finish()
    return { manifest, bytes }
  } catch (error) {
    await target.discard()
    throw error
  }
}
