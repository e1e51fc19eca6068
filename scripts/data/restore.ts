// `npm run restore -- FILE`: restores a backup to an empty project, embedded or hosted.
import { randomBytes } from 'node:crypto'
import { accountsFrom } from '../../backend/accounts.ts'
import { startBackend } from '../../backend/backend.ts'
import { dataPath, MEMORY } from '../../backend/dataFolder.ts'
import { BackendError } from '../../backend/backendError.ts'
import { listen } from '../../backend/listen.ts'
import { restore } from '../../backend/restore.ts'
import { type Access, createApiClient, hostedAccess, readSettings } from './backendAccess.ts'
import { parseArchiveArguments, runScript } from './commandLine.ts'

const HELP = `사용법: npm run restore -- 파일.zip

  \`npm run backup\`으로 만든 파일을 빈 프로젝트에 되돌립니다. 비어 있지 않은 프로젝트와 온전하지 않은 백업은
  아무것도 쓰지 않고 거절합니다. 내장 백엔드를 비우려면 서버를 끄고 먼저 실행해 주세요: npm run db:reset

실제 프로젝트는 마이그레이션을 적용한 뒤, 환경 변수 VITE_SUPABASE_URL과 SUPABASE_SECRET_KEY가 있어야 합니다.
`

await runScript(async () => {
  const { wantsHelp, file } = parseArchiveArguments(HELP)
  if (wantsHelp) return console.info(HELP)
  if (file === undefined) throw new BackendError(`되돌릴 파일을 적어 주세요.\n\n${HELP}`)
  const access = hostedAccess() ?? (await openEmbeddedAsAdmin())
  try {
    const { date, counts } = await restore(access.client, file)
    const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`)
    console.info(`${date}의 백업을 되돌렸습니다. (${access.where})\n  ${rows.join(', ')}`)
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
  if (data === MEMORY) throw new BackendError('BLANK_PAGE_DATA=memory:// 에는 되돌려도 남지 않습니다.')
  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`
  const server = await listen(
    await startBackend({ data, samples: false, accounts: accountsFrom(env), secretKey }),
  )
  return { client: createApiClient(server.url, secretKey), where: data, close: () => server.close() }
}
