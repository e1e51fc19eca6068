// `npm run backup -- FILE`: writes all rows, earlier versions and pictures to one ZIP file.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { backUp, noteBackup } from '../../backend/backup.ts'
import { BackendError } from '../../backend/backendError.ts'
import { dataAccess } from './backendAccess.ts'
import { parseArchiveArguments, runScript } from './commandLine.ts'

const HELP = `사용법: npm run backup -- [파일.zip]

  모든 글과 이전 판, 사진을 ZIP 하나에 담습니다. 이름이 없으면 오늘 날짜로 짓습니다.

내장 백엔드는 그대로 쓰고, 실제 프로젝트는 환경 변수 VITE_SUPABASE_URL과 SUPABASE_SECRET_KEY가 있어야 합니다.
되돌리기: npm run restore -- 파일.zip
`

/** Today in Korea: `2026-11-22`. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())

await runScript(async () => {
  const { wantsHelp, file = `blank-page-${today()}.zip` } = parseArchiveArguments(HELP)
  if (wantsHelp) return console.info(HELP)
  if (!existsSync(dirname(file))) throw new BackendError(`없는 폴더입니다: ${dirname(file)}`)
  if (existsSync(file)) throw new BackendError(`이미 있는 파일입니다: ${file}`)
  const access = await dataAccess({ acceptsUnknown: true })
  try {
    const manifest = await backUp(access.client, file)
    const rows = Object.entries(manifest.counts).map(([table, count]) => `${table} ${count}`)
    console.info(`${file} (${access.where})\n  ${rows.join(', ')}`)
    await noteBackup(access.client, file, manifest).catch((error: unknown) =>
      console.warn('언제 백업했는지 서버에 적어 두지 못했습니다.', error),
    )
  } finally {
    await access.close()
  }
})
