// `npm run collection:new -- KEY`: writes the migration of a new collection's table.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'
import { contentName, OWN_MIGRATION } from '../build/contentFolder.ts'
import { collectionMigration, migrationFile } from './collectionMigration.ts'
import { parseArguments, runScript } from './commandLine.ts'

const FOLDER = join('supabase', 'migrations')
const KEY = /^[a-z][a-z0-9_]*$/
const HELP = `Usage: npm run collection:new -- KEY [--photos]

  KEY       name of the collection in lower-case letters, digits and underscores: zf, news
  --photos  makes the table of a gallery
  --help    shows this help

Writes the migration that creates the table posts_KEY to supabase/migrations. CONTRIBUTING.md has the next steps.
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
  if (rest.length > 0) throw new BackendError(`Give one name only: ${positionals.join(' ')}\n\n${HELP}`)
  if (!KEY.test(key))
    throw new BackendError(
      `A name starts with a lower-case letter and has lower-case letters, digits and underscores: ${key}`,
    )
  const existing = readdirSync(FOLDER)
  const migration = collectionMigration(key, values.photos ? 'photos' : 'works')
  // A gallery is content, another collection is code.
  const own = values.photos && contentName(process.cwd()) === 'mine' ? OWN_MIGRATION : ''
  const name = `${values.photos ? 'gallery' : 'collection'}_${key}${own}`
  const earlier = existing.find((file) =>
    readFileSync(join(FOLDER, file), 'utf8').includes(`create_collection('${key}'`),
  )
  if (earlier) throw new BackendError(`The collection exists already: ${join(FOLDER, earlier)}`)
  const file = join(FOLDER, migrationFile(name, existing, new Date()))
  writeFileSync(file, migration)
  console.info(`Wrote ${file}.`)
})
