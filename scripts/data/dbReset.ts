// `npm run db:reset`: empties the data folder of the embedded backend without asking. The next start seeds it again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_ENTRIES, dataPath, lockFile, MEMORY } from '../../backend/dataFolder.ts'
import { inUseError, lockHolder } from '../../backend/lock.ts'
import { readSettings } from './backendAccess.ts'
import { runScript } from './commandLine.ts'

await runScript(async () => {
  const folder = dataPath(readSettings()['BLANK_PAGE_DATA'])
  if (folder === MEMORY) return console.info('BLANK_PAGE_DATA=memory:// 에는 지울 것이 없습니다.')
  const holder = lockHolder(lockFile(folder))
  if (holder) throw inUseError(lockFile(folder), holder)
  for (const name of DATA_ENTRIES) rmSync(join(folder, name), { recursive: true, force: true })
  console.info(`${folder} 을(를) 비웠습니다. 다음 \`npm run dev\`가 예시 내용으로 새로 시작합니다.`)
})
