// `npm run db:reset`: empties the data folder of the embedded backend without asking. The next start seeds it again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_ENTRIES, dataPath, lockFile, MEMORY } from '../../backend/dataFolder.ts'
import { inUseError, lockHolder } from '../../backend/lock.ts'
import { readSettings } from './backendAccess.ts'
import { runScript } from './commandLine.ts'

await runScript(async () => {
  const folder = dataPath(readSettings()['BLANK_PAGE_DATA'])
  if (folder === MEMORY) return console.info('BLANK_PAGE_DATA=memory:// has nothing to delete.')
  const holder = lockHolder(lockFile(folder))
  if (holder) throw inUseError(lockFile(folder), holder)
  for (const name of DATA_ENTRIES) rmSync(join(folder, name), { recursive: true, force: true })
  console.info(`Emptied ${folder}. The next \`npm run dev\` starts with the sample rows.`)
})
