// `npm run media:prune`: lists picture files that no post uses, and deletes them with `--delete`.
import { BackendError } from '../../backend/backendError.ts'
import { findOrphans, removeObjects } from '../../backend/orphans.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { dataAccess } from './backendAccess.ts'
import { parseArguments, runScript } from './commandLine.ts'

const HELP = `사용법: npm run media:prune -- [--delete] [--days 7]

  어느 글에도, 어느 글의 이전 판에도 나오지 않는 파일을 media 버킷에서 찾아 보여 줍니다.

  --delete    찾은 파일을 지웁니다.
  --days N    올린 지 N일이 지난 파일만 봅니다. (기본값 7: 아직 저장하지 않은 글의 파일을 지키기 위해서입니다.)
  --help      이 도움말을 보입니다.

내장 백엔드는 그대로 쓰고, 실제 프로젝트는 환경 변수 VITE_SUPABASE_URL과 SUPABASE_SECRET_KEY가 있어야 합니다.
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
  if (!(days >= 0)) throw new BackendError(`--days 에는 0 이상의 수를 적어 주세요: ${values.days}`)
  const access = await dataAccess()
  try {
    const orphans = await findOrphans(access.client, new Date(Date.now() - days * DAY_MS))
    for (const { path, bytes, createdAt } of orphans) {
      console.info(`${createdAt.toISOString()}  ${String(Math.ceil(bytes / 1024)).padStart(6)} KB  ${path}`)
    }
    if (orphans.length === 0) return console.info(`쓰이지 않는 파일이 없습니다. (${access.where})`)
    if (!values.delete) {
      return console.info(`쓰이지 않는 파일 ${orphans.length}개. 지우려면: npm run media:prune -- --delete`)
    }
    console.info(`파일 ${await removeObjects(access.client, orphans)}개를 지웠습니다. (${access.where})`)
  } finally {
    await access.close()
  }
})
