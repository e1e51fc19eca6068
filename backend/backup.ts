import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ZipWriter } from '@zip.js/zip.js'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  measured,
  type Table,
  TABLES,
} from './archive.ts'
import { BackendFault } from './fault.ts'
import { listObjects } from './orphans.ts'
import { everyRow } from './rows.ts'

/** Pictures are packed already. */
const AS_IT_IS = { level: 0 }

/**
 * Writes all rows, versions and pictures that the client sees into one ZIP, a row and a picture at a time. The file appears
 * under its name only when it is whole. Throws when anything cannot be read.
 */
export async function backUp(client: SupabaseClient, file: string): Promise<Manifest> {
  const part = `${file}.part`
  try {
    const zip = new ZipWriter(Writable.toWeb(createWriteStream(part)), { useWebWorkers: false })
    const manifest = await fill(zip, client)
    await zip.close()
    await rename(part, file)
    return manifest
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function fill(zip: ZipWriter<unknown>, client: SupabaseClient): Promise<Manifest> {
  const date = new Date().toISOString()
  const files: ManifestFile[] = []
  const counts: Partial<Record<Table, number>> = {}
  for (const table of TABLES) {
    const rows = rowsAsJson(client, table)
    files.push(await add(zip, `rows/${table}.json`, rows.text))
    counts[table] = rows.count()
  }
  const objects = await listObjects(client)
  for (const { path, type } of objects) {
    const { data, error } = await client.storage.from(MEDIA_BUCKET).download(path)
    if (error) throw new BackendFault(`사진 ${path}을(를) 읽지 못했습니다: ${error.message}`, error)
    files.push({ ...(await add(zip, `media/${path}`, data.stream(), AS_IT_IS)), ...(type && { type }) })
  }
  const manifest = {
    format: FORMAT,
    date,
    counts: { ...complete(counts), media: objects.length },
    files,
  } as const
  await add(zip, MANIFEST, textStream([JSON.stringify(manifest, null, 1)]))
  return manifest
}

async function add(
  zip: ZipWriter<unknown>,
  path: string,
  content: ReadableStream<Uint8Array>,
  options: { level?: number } = {},
): Promise<ManifestFile> {
  const { through, result } = measured()
  await zip.add(path, content.pipeThrough(through), options)
  return { path, ...result() }
}

function rowsAsJson(client: SupabaseClient, table: Table) {
  let count = 0
  async function* text() {
    for await (const row of everyRow(client, table))
      yield `${(count += 1) === 1 ? '[\n' : ',\n'}${JSON.stringify(row)}`
    yield count === 0 ? '[]\n' : '\n]\n'
  }
  return { text: textStream(text()), count: () => count }
}

function textStream(texts: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = Symbol.asyncIterator in texts ? texts[Symbol.asyncIterator]() : texts[Symbol.iterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

function complete(counts: Partial<Record<Table, number>>): Record<Table, number> {
  const {
    posts_favorites = 0,
    posts_portfolio = 0,
    posts_a7c2 = 0,
    posts_x100vi = 0,
    posts_fanart = 0,
    post_versions = 0,
  } = counts
  return { posts_favorites, posts_portfolio, posts_a7c2, posts_x100vi, posts_fanart, post_versions }
}
