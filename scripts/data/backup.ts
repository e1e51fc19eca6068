// `npm run backup -- FILE`: writes all rows, earlier versions, inquiries and pictures to one ZIP file.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'
import { backUp, noteBackup } from '../../backend/backup.ts'
import { dataAccess } from './backendAccess.ts'
import { parseArchiveArguments, runScript } from './commandLine.ts'

const HELP = `Usage: npm run backup -- [FILE.zip]

  Writes all posts, their earlier versions, inquiries and pictures to one ZIP file. The default name has today’s date.

The embedded backend needs no settings. A hosted project needs the environment variables VITE_SUPABASE_URL and
SUPABASE_SECRET_KEY.
To restore: npm run restore -- FILE.zip
`

/** Today in Korea: `2026-11-22`. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())

await runScript(async () => {
  const { wantsHelp, file = `blank-page-${today()}.zip` } = parseArchiveArguments(HELP)
  if (wantsHelp) return console.info(HELP)
  if (!existsSync(dirname(file))) throw new BackendError(`There is no such folder: ${dirname(file)}`)
  if (existsSync(file)) throw new BackendError(`The file exists already: ${file}`)
  const access = await dataAccess({ acceptsUnknown: true })
  try {
    const manifest = await backUp(access.client, file)
    const rows = Object.entries(manifest.counts).map(([table, count]) => `${table} ${count}`)
    console.info(`${file} (${access.where})\n  ${rows.join(', ')}`)
    await noteBackup(access.client, file, manifest).catch((error: unknown) =>
      console.warn('Couldn’t note the time of this backup on the server.', error),
    )
  } finally {
    await access.close()
  }
})
