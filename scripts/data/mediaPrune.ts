// `npm run media:prune`: lists picture files that no post uses, and deletes them with `--delete`.
import { BackendError } from '../../backend/backendError.ts'
import { findOrphans, removeObjects } from '../../backend/orphans.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { dataAccess } from './backendAccess.ts'
import { parseArguments, runScript } from './commandLine.ts'

const HELP = `Usage: npm run media:prune -- [--delete] [--days 7]

  Lists the files in the bucket media that neither a post nor an earlier version of one uses.

  --delete    deletes them
  --days N    only files that are older than N days (default 7: posts that aren’t saved yet keep their files)
  --help      shows this help

The embedded backend needs no settings. A hosted project needs the environment variables VITE_SUPABASE_URL and
SUPABASE_SECRET_KEY.
`

await runScript(async () => {
  const { values } = parseArguments(
    {
      options: {
        delete: { type: 'boolean' },
        days: { type: 'string', default: '7' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    HELP,
  )
  if (values.help) return console.info(HELP)
  // `Number('')` is 0, which would delete files of posts that are not saved yet.
  const days = values.days.trim() === '' ? NaN : Number(values.days)
  if (!(days >= 0)) throw new BackendError(`--days takes a number from 0: ${values.days}`)
  const access = await dataAccess()
  try {
    const orphans = await findOrphans(access.client, new Date(Date.now() - days * DAY_MS))
    for (const { path, bytes, createdAt } of orphans) {
      console.info(`${createdAt.toISOString()}  ${String(Math.ceil(bytes / 1024)).padStart(6)} KB  ${path}`)
    }
    if (orphans.length === 0) return console.info(`There are no unused files. (${access.where})`)
    if (!values.delete) {
      return console.info(`Unused files: ${orphans.length}. To delete them: npm run media:prune -- --delete`)
    }
    console.info(`Deleted files: ${await removeObjects(access.client, orphans)}. (${access.where})`)
  } finally {
    await access.close()
  }
})
