import { FORMAT, MANIFEST, MEDIA_FOLDER, rowsPath, TABLES } from './format.ts'
import type { Manifest, ManifestFile, Table } from './format.ts'

/** Where the rows and pictures come from. */
export interface ArchiveSource {
  rows: (table: Table) => AsyncIterable<unknown>
  /** Asked after all rows: a picture that comes meanwhile has no row, but no row lacks its picture. */
  pictures: () => Promise<readonly { path: string; type: string }[]>
  picture: (path: string) => Promise<ReadableStream<Uint8Array>>
}

/** What writes the ZIP. */
export interface Zip {
  add: (path: string, content: ReadableStream<Uint8Array>, options: { level?: number }) => Promise<unknown>
}

/** Takes bytes as they come, and tells their SHA-256 in hexadecimal at the end. */
export interface Hash {
  update: (bytes: Uint8Array) => unknown
  digest: () => string
}

/** Pictures are packed already. */
const AS_IT_IS = { level: 0 }

/** Writes all rows, versions and pictures, a row and a picture at a time, and last the manifest. Throws what the source throws. */
export async function writeArchive(zip: Zip, source: ArchiveSource, newHash: () => Hash): Promise<Manifest> {
  const date = new Date().toISOString()
  const files: ManifestFile[] = []
  const counts: Manifest['counts'] = {
    posts_favorites: 0,
    posts_portfolio: 0,
    posts_a7c2: 0,
    posts_x100vi: 0,
    posts_fanart: 0,
    post_versions: 0,
    media: 0,
  }

  async function add(path: string, content: ReadableStream<Uint8Array>, options = {}): Promise<ManifestFile> {
    const { through, result } = measured(newHash())
    await zip.add(path, content.pipeThrough(through), options)
    return { path, ...result() }
  }

  for (const table of TABLES) {
    const counted = () => (counts[table] += 1)
    files.push(await add(rowsPath(table), textStream(asJson(source.rows(table), counted))))
  }
  for (const { path, type } of await source.pictures()) {
    const file = await add(MEDIA_FOLDER + path, await source.picture(path), AS_IT_IS)
    files.push({ ...file, ...(type && { type }) })
    counts.media += 1
  }
  const manifest: Manifest = { format: FORMAT, date, counts, files }
  await add(MANIFEST, textStream([JSON.stringify(manifest, null, 1)]))
  return manifest
}

/** Lets bytes through and tells their number and hash at the end. */
function measured(hash: Hash) {
  let bytes = 0
  const through = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk)
      bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest() }) }
}

/** A list of rows, a line each. */
async function* asJson(rows: AsyncIterable<unknown>, onRow: () => number): AsyncGenerator<string> {
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
