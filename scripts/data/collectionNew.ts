// `npm run collection:new -- KEY`: writes the migration of a new collection's table.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'
import { contentName, OWN_MIGRATION } from '../build/contentFolder.ts'
import { collectionMigration, migrationFile } from './collectionMigration.ts'
import { parseArguments, runScript } from './commandLine.ts'

const FOLDER = join('supabase', 'migrations')
const KEY = /^[a-z][a-z0-9_]*$/
const HELP = `사용법: npm run collection:new -- KEY [--photos]

  KEY       모음의 이름. 소문자, 숫자, 밑줄로 씁니다: zf, news
  --photos  사진첩의 표로 만듭니다.
  --help    이 도움말을 보입니다.

supabase/migrations에 표 posts_KEY를 만드는 마이그레이션을 씁니다. 다음 할 일은 CONTRIBUTING.md에 있습니다.
`

await runScript(async () => {
  const { values, positionals } = parseArguments(
    {
      allowPositionals: true,
      options: { photos: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    },
    HELP,
  )
  const [key, ...rest] = positionals
  if (values.help || key === undefined) return console.info(HELP)
  if (rest.length > 0) throw new BackendError(`이름 하나만 적어 주세요: ${positionals.join(' ')}\n\n${HELP}`)
  if (!KEY.test(key))
    throw new BackendError(`소문자로 시작하고 소문자, 숫자, 밑줄로 된 이름이어야 합니다: ${key}`)
  const existing = readdirSync(FOLDER)
  const migration = collectionMigration(key, values.photos ? 'photos' : 'works')
  // A gallery is content, another collection is code.
  const own = values.photos && contentName(process.cwd()) === 'mine' ? OWN_MIGRATION : ''
  const name = `${values.photos ? 'gallery' : 'collection'}_${key}${own}`
  const earlier = existing.find((file) =>
    readFileSync(join(FOLDER, file), 'utf8').includes(`create_collection('${key}'`),
  )
  if (earlier) throw new BackendError(`이미 있는 모음입니다: ${join(FOLDER, earlier)}`)
  const file = join(FOLDER, migrationFile(name, existing, new Date()))
  writeFileSync(file, migration)
  console.info(`${file} 을(를) 썼습니다.`)
})
