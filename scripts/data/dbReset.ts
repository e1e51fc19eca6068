// `npm run db:reset`: empties the data folder of the embedded backend. It asks nothing; the next start seeds anew.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_ENTRIES, dataPath, lockFile, MEMORY } from '../../backend/dataFolder.ts'
import { inUse, lockHolder } from '../../backend/lock.ts'
import { runScript, settings } from './backendAccess.ts'

await runScript(async () => {
  const folder = dataPath(settings()['BLANK_PAGE_DATA'])
  if (folder === MEMORY) return console.info('BLANK_PAGE_DATA=memory:// 에는 지울 것이 없습니다.')
  const holder = lockHolder(lockFile(folder))
  if (holder) throw inUse(lockFile(folder), holder)
  for (const name of DATA_ENTRIES) rmSync(join(folder, name), { recursive: true, force: true })
  console.info(`${folder} 을(를) 비웠습니다. 다음 \`npm run dev\`가 예시 내용으로 새로 시작합니다.`)
})
