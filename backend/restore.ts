import { open } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Entry, Reader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import * as v from 'valibot'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import {
  MANIFEST,
  type Manifest,
  type ManifestFile,
  MEDIA_FOLDER,
  rowsPath,
  TABLES,
} from '../src/supabase/archive/format.ts'
import { manifestSchema } from './archive.ts'
import { BackendFault, reason } from './fault.ts'
import { listObjects } from './orphans.ts'
import { countRows, type Row } from './rows.ts'

const ROWS_PER_REQUEST = 200
const rowsSchema = v.array(v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) }))

type FileEntry = Extract<Entry, { directory: false }>

/**
 * Brings a backup into an empty project as its administrator (service_role). Nothing is written unless the whole archive
 * is what its manifest says and the project is empty; throws a BackendFault otherwise.
 */
export async function restore(client: SupabaseClient, file: string): Promise<Manifest> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackendFault(`백업을 열 수 없습니다: ${reason(error)}`, error)
  })
  try {
    const { size } = await handle.stat()
    const zip = new ZipReader(fileReader(handle, size), { useWebWorkers: false, checkSignature: true })
    const { manifest, bytesOf } = await verified(zip)
    await expectEmpty(client)
    await write(client, manifest, bytesOf)
    return manifest
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

/** The manifest of an archive every file of which is there, whole and unchanged. */
async function verified(zip: ZipReader<unknown>) {
  try {
    const entries = new Map((await zip.getEntries()).map((entry) => [entry.filename, entry]))
    const bytesOf = (path: string) => contentOf(entries.get(path), path)
    const manifest = v.parse(manifestSchema, JSON.parse(new TextDecoder().decode(await bytesOf(MANIFEST))))
    const named = new Set([MANIFEST, ...manifest.files.map(({ path }) => path)])
    const unnamed = [...entries.keys()].find((path) => !named.has(path))
    if (unnamed !== undefined) throw new Error(`${unnamed}은(는) manifest.json에 없는 파일입니다.`)
    let media = 0
    for (const file of manifest.files) {
      expectSize(file, entries.get(file.path)?.uncompressedSize)
      expectUnchanged(file, await bytesOf(file.path))
      if (file.path.startsWith(MEDIA_FOLDER)) media += 1
    }
    for (const table of TABLES) {
      const { length } = readRows(await bytesOf(rowsPath(table)))
      if (length !== manifest.counts[table]) throw new Error(`${table}의 줄 수가 다릅니다.`)
    }
    if (media !== manifest.counts.media) throw new Error('사진의 수가 다릅니다.')
    return { manifest, bytesOf }
  } catch (error) {
    throw new BackendFault(`백업이 온전하지 않아 아무것도 쓰지 않았습니다: ${reason(error)}`, error)
  }
}

/** Asked before it is unpacked: a few bytes may become gigabytes. */
function expectSize({ path, bytes }: ManifestFile, size: number | undefined) {
  if (size !== undefined && size !== bytes) throw new Error(`${path}의 크기가 manifest.json과 다릅니다.`)
}

function expectUnchanged({ path, bytes, sha256 }: ManifestFile, content: Uint8Array) {
  const found = createHash('sha256').update(content).digest('hex')
  if (content.length !== bytes || found !== sha256)
    throw new Error(`${path}의 내용이 manifest.json과 다릅니다.`)
}

function contentOf(entry: Entry | undefined, path: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!entry || !isFile(entry)) return Promise.reject(new Error(`${path}이(가) 없습니다.`))
  return entry.getData(new Uint8ArrayWriter())
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory
}

function readRows(bytes: Uint8Array): Row[] {
  return v.parse(rowsSchema, JSON.parse(new TextDecoder().decode(bytes)))
}

async function expectEmpty(client: SupabaseClient): Promise<void> {
  for (const table of TABLES) {
    const rows = await countRows(client, table)
    if (rows > 0)
      throw new BackendFault(
        `빈 프로젝트가 아닙니다: ${table}에 ${rows}줄이 있습니다. 아무것도 쓰지 않았습니다.`,
      )
  }
  const objects = await listObjects(client)
  if (objects.length > 0)
    throw new BackendFault(
      `빈 프로젝트가 아닙니다: 사진 ${objects.length}개가 있습니다. 아무것도 쓰지 않았습니다.`,
    )
}

/** Pictures first, so that no row ever lacks its image. */
async function write(
  client: SupabaseClient,
  { files }: Manifest,
  bytesOf: (path: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  for (const { path, type } of files.filter((file) => file.path.startsWith(MEDIA_FOLDER))) {
    const key = path.slice(MEDIA_FOLDER.length)
    const options = { contentType: type ?? 'application/octet-stream', upsert: false }
    const { error } = await client.storage.from(MEDIA_BUCKET).upload(key, await bytesOf(path), options)
    if (error) throw halfDone(path, error)
  }
  for (const table of TABLES) {
    const rows = readRows(await bytesOf(rowsPath(table)))
    for (let from = 0; from < rows.length; from += ROWS_PER_REQUEST) {
      const { error } = await client.from(table).insert(rows.slice(from, from + ROWS_PER_REQUEST))
      if (error) throw halfDone(table, error)
    }
  }
  const { error } = await client.rpc('settle_ids')
  if (error) throw halfDone('settle_ids', error)
}

function halfDone(where: string, error: { message: string }): BackendFault {
  return new BackendFault(
    `${where}에서 멈췄습니다: ${error.message}\n  · 프로젝트를 다시 비운 뒤 처음부터 실행해 주세요.`,
    error,
  )
}
