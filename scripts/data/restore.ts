// `npm run restore -- FILE`: restores a backup to an empty project, embedded or hosted.
import { randomBytes } from 'node:crypto'
import { accountsFrom } from '../../backend/accounts.ts'
import { startBackend } from '../../backend/backend.ts'
import { BackendError } from '../../backend/backendError.ts'
import { dataPath, MEMORY } from '../../backend/dataFolder.ts'
import { listen } from '../../backend/listen.ts'
import { restore } from '../../backend/restore.ts'
import { type Access, createApiClient, hostedAccess, readSettings } from './backendAccess.ts'
import { parseArchiveArguments, runScript } from './commandLine.ts'

const HELP = `Usage: npm run restore -- FILE.zip

  Restores a file of \`npm run backup\` to an empty project. Refuses a project that isn’t empty and an incomplete backup
  without writing anything. To empty the embedded backend, stop its server and run: npm run db:reset

A hosted project needs its migrations, and the environment variables VITE_SUPABASE_URL and SUPABASE_SECRET_KEY.
`

await runScript(async () => {
  const { wantsHelp, file } = parseArchiveArguments(HELP)
  if (wantsHelp) return console.info(HELP)
  if (file === undefined) throw new BackendError(`Give the file to restore.\n\n${HELP}`)
  const access = hostedAccess() ?? (await openEmbeddedAsAdmin())
  try {
    const { date, counts } = await restore(access.client, file)
    const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`)
    console.info(`Restored the backup of ${date}. (${access.where})\n  ${rows.join(', ')}`)
  } finally {
    await access.close()
  }
})

/**
 * Opens the embedded backend with a secret key for this run. The data folder must not be in use; a new one is not
 * seeded.
 */
async function openEmbeddedAsAdmin(): Promise<Access> {
  const env = readSettings()
  const data = dataPath(env['BLANK_PAGE_DATA'])
  if (data === MEMORY) throw new BackendError('BLANK_PAGE_DATA=memory:// keeps no restored data.')
  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`
  const server = await listen(
    await startBackend({ data, samples: false, accounts: accountsFrom(env), secretKey }),
  )
  return { client: createApiClient(server.url, secretKey), where: data, close: () => server.close() }
}
