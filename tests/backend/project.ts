// A Supabase project, or another server with its API, as the target of backend suites: `npm run test:supabase`.
import type { Backend } from '../../backend/backend.ts'
import { COLLECTIONS } from '../../backend/collections.ts'
import { openDatabase } from '../../backend/database.ts'
import { createApiClient } from '../../scripts/data/backendAccess.ts'
import { PROJECT_VARIABLE, type TestProject } from '../../scripts/test/testProject.ts'
import { MEDIA_BUCKET } from '../../src/config/constants.ts'

const text = process.env[PROJECT_VARIABLE]
/** The project under test, or null for the embedded backend. */
// oxlint-disable-next-line no-unsafe-type-assertion -- the command in scripts/test writes it
export const project = text ? (JSON.parse(text) as TestProject) : null

const TABLES = [
  ...COLLECTIONS.map((collection) => `public.posts_${collection}`),
  'public.post_versions',
  'public.released_media',
  'public.desk_settings',
  'public.inquiries',
  'public.inquiry_messages',
  'private.removed_posts',
  'private.media_uses',
]

/** Connects to the project and removes all rows and stored objects. */
export async function projectServer({ url, key, secret, database: address, accounts }: TestProject) {
  const bucket = createApiClient(url, secret).storage.from(MEDIA_BUCKET)
  const removeObjects = async (keys: readonly string[]) => {
    const { error } = await bucket.remove([...keys])
    if (error) throw error
  }
  const keysBelow = async (folder: string): Promise<string[]> => {
    const { data, error } = await bucket.list(folder, { limit: 1000 })
    if (error) throw error
    const keys = data.map(async ({ id, name }) => {
      const path = folder ? `${folder}/${name}` : name
      return id === null ? keysBelow(path) : [path]
    })
    return (await Promise.all(keys)).flat()
  }
  const keys = await keysBelow('')
  if (keys.length > 0) await removeObjects(keys)

  const opened = address === null ? null : await openDatabase(address)
  await opened?.query(`truncate ${TABLES.join(', ')}`)
  const needsDatabase = () => Promise.reject(new Error('This suite needs the address of the database.'))
  const database: Backend['database'] = opened ?? {
    // oxlint-disable-next-line no-unsafe-type-assertion -- only the embedded backend uses it
    connection: undefined as never,
    run: needsDatabase,
    query: needsDatabase,
    close: () => Promise.resolve(),
  }
  const backend: Backend = {
    middleware: (_request, _response, next) => next(),
    database,
    storage: '',
    announce: () => undefined,
    close: () => database.close(),
  }
  return { url, key, accounts, backend, removeObjects, close: () => database.close() }
}
