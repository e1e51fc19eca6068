// `npm run seed:mine -- FILE`: replaces the sample rows of the development database by the published rows of a backup.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { BackendError } from '../../backend/backendError.ts'
import { COLLECTIONS, samplePosts } from '../../backend/collections.ts'
import { type Archive, withArchive } from '../../backend/restore.ts'
import { objectFile } from '../../backend/storageFiles.ts'
import { MEDIA_BUCKET } from '../../src/config/constants.ts'
import { MEDIA_FOLDER, rowsPath } from '../../src/supabase/archive/format.ts'
import { rowsFolder } from '../build/contentFolder.ts'
import { parseArchiveArguments, runScript } from '../data/commandLine.ts'
import { replaceFolder } from './replaceFolder.ts'

const ROWS = rowsFolder(process.cwd())
const HELP = `Usage: npm run seed:mine -- FILE.zip

  Replaces ${ROWS} by the published posts and their pictures of a backup, made by \`npm run backup\` or in the admin
  area. Leaves out drafts, scheduled posts and the trash. After the next \`npm run db:reset\`, \`npm run dev\` and
  \`npm run preview\` start with these rows.
`
const PUBLIC_MEDIA = `/storage/v1/object/public/${MEDIA_BUCKET}/`
/** The address of a picture in another project. */
const HOSTED_MEDIA = new RegExp(`https?://[^"\\s]+?${PUBLIC_MEDIA}`, 'g')

const storedRows = v.array(
  v.looseObject({
    status: v.string(),
    deleted_at: v.optional(v.nullable(v.string())),
    published_at: v.optional(v.nullable(v.string())),
    created_at: v.string(),
  }),
)
const COLUMNS = [
  'id',
  'title',
  'thumbnail',
  'image',
  'width',
  'height',
  'placeholder',
  'alt',
  'summary',
  'body',
  'meta',
  'status',
  'position',
]

const isScheduled = (published: string | null | undefined): boolean =>
  published != null && Date.parse(published) > Date.now()

/** Returns the published rows of all collections as in `posts.json`. */
async function readPosts({ manifest, bytesOf }: Archive): Promise<string> {
  const posts: Record<string, object[]> = {}
  for (const key of COLLECTIONS) {
    if (!(`posts_${key}` in manifest.counts)) continue
    const text = new TextDecoder().decode(await bytesOf(rowsPath(`posts_${key}`)))
    const rows = v.parse(storedRows, JSON.parse(text.replaceAll(HOSTED_MEDIA, PUBLIC_MEDIA)))
    posts[key] = rows
      .filter((row) => row.status === 'published' && !row.deleted_at && !isScheduled(row.published_at))
      .map((row) => ({
        ...Object.fromEntries(COLUMNS.flatMap((name) => (name in row ? [[name, row[name]]] : []))),
        created_at: new Date(row.created_at).toISOString(),
      }))
  }
  return JSON.stringify(v.parse(samplePosts, posts), null, 2)
}

/** Writes the rows and the pictures that they name into a folder. Returns the number of pictures. */
async function writeSeed(archive: Archive, folder: string): Promise<number> {
  const posts = await readPosts(archive)
  const files = archive.manifest.files.filter(
    ({ path }) =>
      path.startsWith(MEDIA_FOLDER) && posts.includes(`${PUBLIC_MEDIA}${path.slice(MEDIA_FOLDER.length)}`),
  )
  mkdirSync(join(folder, MEDIA_BUCKET), { recursive: true })
  for (const { path } of files) {
    const target = objectFile(folder, MEDIA_BUCKET, path.slice(MEDIA_FOLDER.length))
    if (target === undefined) throw new BackendError(`The backup has a wrong file name: ${path}`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await archive.bytesOf(path))
  }
  writeFileSync(join(folder, 'posts.json'), `${posts}\n`)
  return files.length
}

await runScript(async () => {
  const { wantsHelp, file } = parseArchiveArguments(HELP)
  if (wantsHelp) return console.info(HELP)
  if (file === undefined) throw new BackendError(`Give the file of the backup.\n\n${HELP}`)
  const next = `${ROWS}.next`
  rmSync(next, { recursive: true, force: true })
  try {
    const pictures = await withArchive(file, (archive) => writeSeed(archive, next))
    replaceFolder(ROWS, next)
    console.info(`Wrote the posts and ${pictures} pictures to ${ROWS}. Next: npm run db:reset`)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
})
