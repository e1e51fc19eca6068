import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Entry, Reader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import * as v from 'valibot'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { BACKUP_TABLES } from '../src/posts/owner/backupTables.ts'
import {
  INTAKE_TABLE,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  MEDIA_FOLDER,
  rowsPath,
} from '../src/supabase/archive/format.ts'
import { BackendError, errorMessage } from './backendError.ts'
import { manifestSchema } from './manifestSchema.ts'
import { listObjects } from './orphans.ts'
import { countRows, type Row } from './tableRows.ts'

const ROWS_PER_REQUEST = 200
const rowsSchema = v.array(v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) }))

type FileEntry = Extract<Entry, { directory: false }>

/**
 * Restores a backup into an empty project as service_role. Throws a BackendError before writing anything if the archive does
 * not match its manifest or the project is not empty.
 */
export function restore(client: SupabaseClient, file: string): Promise<Manifest> {
  return withArchive(file, async ({ manifest, bytesOf }) => {
    await assertEmptyProject(client)
    await write(client, manifest, bytesOf)
    return manifest
  })
}

/** An archive whose files all match its manifest. */
export interface Archive {
  manifest: Manifest
  bytesOf: (path: string) => Promise<Uint8Array<ArrayBuffer>>
}

/** Opens and verifies a backup, and closes it after `run`. Throws a BackendError if it does not match its manifest. */
export async function withArchive<Result>(
  file: string,
  run: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackendError(`The backup could not be opened: ${errorMessage(error)}`, error)
  })
  try {
    const { size } = await handle.stat()
    const zip = new ZipReader(fileReader(handle, size), { useWebWorkers: false, checkSignature: true })
    return await run(await readVerified(zip))
  } finally {
    await handle.close()
  }
}

function fileReader(handle: Awaited<ReturnType<typeof open>>, size: number): Reader<unknown> {
  const reader = new Reader<unknown>(undefined)
  reader.size = size
  reader.readUint8Array = async (index, length) => {
    const bytes = new Uint8Array(Math.min(length, size - index))
    await handle.read(bytes, 0, bytes.length, index)
    return bytes
  }
  return reader
}

/** Reads the manifest and verifies every file of the archive. Throws a BackendError. */
async function readVerified(zip: ZipReader<unknown>): Promise<Archive> {
  try {
    const entries = new Map((await zip.getEntries()).map((entry) => [entry.filename, entry]))
    const bytesOf = (path: string) => contentOf(entries.get(path), path)
    const manifest = v.parse(manifestSchema, JSON.parse(new TextDecoder().decode(await bytesOf(MANIFEST))))
    const listed = new Set([MANIFEST, ...manifest.files.map(({ path }) => path)])
    const unlisted = [...entries.keys()].find((path) => !listed.has(path))
    if (unlisted !== undefined) throw new Error(`manifest.json does not list ${unlisted}.`)
    let media = 0
    for (const file of manifest.files) {
      assertSize(file, entries.get(file.path)?.uncompressedSize)
      assertUnchanged(file, await bytesOf(file.path))
      if (file.path.startsWith(MEDIA_FOLDER)) media += 1
    }
    for (const table of tablesOf(manifest)) {
      const { length } = readRows(await bytesOf(rowsPath(table)))
      if (length !== manifest.counts[table]) throw new Error(`The number of rows of ${table} differs.`)
    }
    if (media !== manifest.counts.media) throw new Error('The number of pictures differs.')
    return { manifest, bytesOf }
  } catch (error) {
    throw new BackendError(`The backup is damaged, so nothing was written: ${errorMessage(error)}`, error)
  }
}

/** Checked before unpacking, because a few bytes may expand to gigabytes. */
function assertSize({ path, bytes }: ManifestFile, size: number | undefined) {
  if (size !== undefined && size !== bytes) throw new Error(`The size of ${path} differs from manifest.json.`)
}

function assertUnchanged({ path, bytes, sha256 }: ManifestFile, content: Uint8Array) {
  const actual = createHash('sha256').update(content).digest('hex')
  if (content.length !== bytes || actual !== sha256)
    throw new Error(`The content of ${path} differs from manifest.json.`)
}

function contentOf(entry: Entry | undefined, path: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!entry || !isFile(entry)) return Promise.reject(new Error(`${path} is missing.`))
  return entry.getData(new Uint8ArrayWriter())
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory
}

function readRows(bytes: Uint8Array): Row[] {
  return v.parse(rowsSchema, JSON.parse(new TextDecoder().decode(bytes)))
}

/** Returns the tables of an archive in the order of writing. */
function tablesOf({ counts }: Manifest) {
  return BACKUP_TABLES.filter((table) => table in counts)
}

/** Leaves out the generated columns of serial works, which Postgres does not let a client write. */
function omitGenerated({ series: _series, number: _number, letters: _letters, ...row }: Row) {
  return row
}

async function assertEmptyProject(client: SupabaseClient): Promise<void> {
  for (const table of BACKUP_TABLES.filter((name) => name !== INTAKE_TABLE)) {
    const rows = await countRows(client, table)
    if (rows > 0)
      throw new BackendError(`The project is not empty: ${table} has rows (${rows}). Nothing was written.`)
  }
  const objects = await listObjects(client)
  if (objects.length > 0)
    throw new BackendError(
      `The project is not empty: it has pictures (${objects.length}). Nothing was written.`,
    )
}

/** Writes pictures before rows, so that no row lacks its picture. */
async function write(
  client: SupabaseClient,
  manifest: Manifest,
  bytesOf: (path: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  for (const { path, type } of manifest.files.filter((file) => file.path.startsWith(MEDIA_FOLDER))) {
    const key = path.slice(MEDIA_FOLDER.length)
    const options = { contentType: type ?? 'application/octet-stream', upsert: false }
    const { error } = await client.storage.from(MEDIA_BUCKET).upload(key, await bytesOf(path), options)
    if (error) throw incompleteRestoreError(path, error)
  }
  for (const table of tablesOf(manifest)) {
    const rows = readRows(await bytesOf(rowsPath(table))).map(omitGenerated)
    for (let from = 0; from < rows.length; from += ROWS_PER_REQUEST) {
      const part = rows.slice(from, from + ROWS_PER_REQUEST)
      const query = client.from(table)
      const { error } = await (table === INTAKE_TABLE ? query.upsert(part) : query.insert(part))
      if (error) throw incompleteRestoreError(table, error)
    }
  }
  const { error } = await client.rpc('set_next_ids')
  if (error) throw incompleteRestoreError('set_next_ids', error)
}

function incompleteRestoreError(where: string, error: { message: string }): BackendError {
  return new BackendError(
    `Stopped at ${where}: ${error.message}\n  · Empty the project again and start from the beginning.`,
    error,
  )
}
