import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '../../backend/backend.ts'
import { backUp } from '../../backend/backup.ts'
import { listen } from '../../backend/listen.ts'
import { restore } from '../../backend/restore.ts'
import { createApiClient } from '../../scripts/data/backendAccess.ts'
import type { Manifest } from '../../src/supabase/archive/format.ts'

/** Restores a backup into an empty project, like `npm run restore`. Returns the file's manifest and the project's. */
export async function restoreBackup(file: string): Promise<{ said: Manifest; held: Manifest }> {
  const folder = await mkdtemp(join(tmpdir(), 'blank-page-e2e-'))
  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`
  const server = await listen(await startBackend({ data: join(folder, 'empty'), samples: false, secretKey }))
  try {
    const client = createApiClient(server.url, secretKey)
    const said = await restore(client, file)
    return { said, held: await backUp(client, join(folder, 'again.zip')) }
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
