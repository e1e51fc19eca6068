import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { FORMAT, MANIFEST, MEDIA_FOLDER, rowsPath, VERSIONS_TABLE } from './format.ts'
import type { Manifest, ManifestFile, Table } from './format.ts'

/** Source of the rows and pictures. */
export interface ArchiveSource {
  /** In the order of reading and writing. */
  tables: readonly Table[]
  rows: (table: Table) => AsyncIterable<unknown>
  /** Called after all rows are read, so that no row lacks its picture. */
  pictures: () => Promise<readonly { path: string; type: string }[]>
  picture: (path: string) => Promise<ReadableStream<Uint8Array>>
}

/** The part of a ZIP writer that is used here. */
export interface Zip {
  add: (path: string, content: ReadableStream<Uint8Array>, options: { level?: number }) => Promise<unknown>
}

/** Pictures are compressed already. */
const UNCOMPRESSED = { level: 0 }

/** Streams all rows, versions and pictures into the ZIP, then the manifest. Throws what the source throws. */
export async function writeArchive(zip: Zip, source: ArchiveSource): Promise<Manifest> {
  const date = new Date().toISOString()
  const files: ManifestFile[] = []
  const counts: Manifest['counts'] = { [VERSIONS_TABLE]: 0, media: 0 }

  async function add(path: string, content: ReadableStream<Uint8Array>, options = {}): Promise<ManifestFile> {
    const { through, result } = createMeter()
    await zip.add(path, content.pipeThrough(through), options)
    return { path, ...result() }
  }

  for (const table of source.tables) {
    let count = 0
    const countRow = () => (counts[table] = count += 1)
    counts[table] = count
    files.push(await add(rowsPath(table), textStream(serializeRows(source.rows(table), countRow))))
  }
  for (const { path, type } of await source.pictures()) {
    const file = await add(MEDIA_FOLDER + path, await source.picture(path), UNCOMPRESSED)
    files.push({ ...file, ...(type && { type }) })
    counts.media += 1
  }
  const manifest: Manifest = { format: FORMAT, date, counts, files }
  await add(MANIFEST, textStream([JSON.stringify(manifest, null, 1)]))
  return manifest
}

/** Returns a stream that passes bytes through and a function that returns their count and hash at the end. */
function createMeter() {
  const hash = sha256.create()
  let bytes = 0
  const through = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk)
      bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: bytesToHex(hash.digest()) }) }
}

/** Serializes rows as a JSON array with one row per line. */
async function* serializeRows(rows: AsyncIterable<unknown>, onRow: () => number): AsyncGenerator<string> {
  let count = 0
  for await (const row of rows) yield `${(count = onRow()) === 1 ? '[\n' : ',\n'}${JSON.stringify(row)}`
  yield count === 0 ? '[]\n' : '\n]\n'
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
