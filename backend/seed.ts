import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { parse } from 'valibot'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { COLLECTIONS, type Collection, type PostRow, samplePosts } from './collections.ts'
import type { Database } from './database.ts'
import { CACHE_CONTROL, imageType, md5Etag } from './storageFiles.ts'

const COLUMNS =
  'id, title, thumbnail, image, width, height, placeholder, alt, summary, body, meta, status, position, created_at'

/** `published_at` and `updated_at` of a seeded row are its creation time. */
const TIMES = "case when status = 'published' then created_at end, created_at"

/** Reads the sample rows of every collection from `posts.json` in a folder. */
export async function readSamples(folder: string): Promise<Record<Collection, PostRow[]>> {
  return parse(samplePosts, JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8')))
}

/**
 * Adds the sample content of a folder (`posts.json` and `media/`) to the database and storage. Existing rows and files are
 * not changed, so seeding is idempotent.
 */
export async function seedSamples(database: Database, storage: string, folder: string): Promise<void> {
  await seedFiles(database, join(storage, MEDIA_BUCKET), join(folder, MEDIA_BUCKET))
  const samples = await readSamples(folder)
  for (const collection of COLLECTIONS) await insertPosts(database, collection, samples[collection])
}

/** Inserts the rows whose ids do not exist yet and advances the id sequence. */
async function insertPosts(database: Database, collection: Collection, rows: PostRow[]): Promise<void> {
  const table = `public.posts_${collection}`
  await database.query(
    `insert into ${table} (${COLUMNS}, published_at, updated_at)
     select ${COLUMNS}, ${TIMES} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
  await database.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  )
}

async function seedFiles(database: Database, target: string, source: string): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const objects = await Promise.all(
    files.map(async (file) => {
      const name = file.slice(source.length + 1).replaceAll(sep, '/')
      const copy = join(target, name)
      await mkdir(dirname(copy), { recursive: true })
      await copyFile(file, copy)
      const bytes = await readFile(copy)
      const metadata = {
        httpStatusCode: 200,
        eTag: md5Etag(bytes),
        size: bytes.length,
        contentLength: bytes.length,
        mimetype: imageType(bytes),
        cacheControl: CACHE_CONTROL,
      }
      return { name, metadata }
    }),
  )
  await database.query(
    `insert into storage.objects (bucket_id, name, metadata, version)
     select $1, name, metadata, gen_random_uuid()::text
     from jsonb_to_recordset($2::text::jsonb) as given (name text, metadata jsonb)
     on conflict (bucket_id, name) do nothing`,
    [MEDIA_BUCKET, JSON.stringify(objects)],
  )
}
