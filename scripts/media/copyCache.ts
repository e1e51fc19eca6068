// Keeps the copies of pictures between builds. Load it through Vite.
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { COPIES_FOLDER } from '@/config/pictureSizes'
import { DAY_MS } from '@/lib/durations'
import { copyFile } from '@/posts/pictures/pictureCopies'
import { copyWhole, UNFINISHED, writeWhole } from './atomicFiles'
import type { CopyOrder, PlacedCopies } from './copyOrder'
import { type CopyName, copyNames, type EncodedCopy, ENCODER_VERSION, fitsRow } from './encodePicture'

/** Time that an unused picture stays in the cache. */
const LIFETIME_MS = 30 * DAY_MS
/** Ending of the records. */
const RECORD = '.json'

/** Written after the copies of a picture, so a picture with a record is complete. */
const recordSchema = v.object({
  /** Width of the original in px. */
  width: v.number(),
  level: v.picklist(['all', 'small']),
  /** Size of each copy in bytes. */
  bytes: v.array(v.number()),
})
type CopyRecord = v.InferOutput<typeof recordSchema>

/** Returns a short hash of an XMP packet. */
export const xmpHash = (xmp: string | undefined): string =>
  xmp === undefined ? 'none' : createHash('sha256').update(xmp).digest('hex').slice(0, 12)

/** Returns the path of a copy in the build. */
export const copyPath = (key: string, { width, format }: CopyName): string => copyFile(key, width, format)

export class CopyCache {
  readonly #folder: string
  readonly #out: string

  /** `out` is the output folder of the build. */
  constructor(folder: string, out: string) {
    this.#folder = folder
    this.#out = out
  }

  #file = ({ xmp }: CopyOrder, name: string): string =>
    join(this.#folder, `${ENCODER_VERSION}-${xmpHash(xmp)}`, name)

  #recordFile = (order: CopyOrder): string => this.#file(order, join(COPIES_FOLDER, order.key + RECORD))

  /** Copies the files of a picture into the build. Resolves to null if they are not in the cache. */
  async place(order: CopyOrder): Promise<PlacedCopies | null> {
    const { key, level } = order
    const file = this.#recordFile(order)
    const record = await readRecord(file)
    if (!record || (level === 'all' && record.level === 'small') || !fitsRow(order, record.width)) return null
    const sizes = new Map(
      copyNames(record.width, record.level).map((name, index) => [copyPath(key, name), record.bytes[index]]),
    )
    const paths = copyNames(record.width, level).map((name) => copyPath(key, name))
    for (const path of paths) if ((await sizeOf(this.#file(order, path))) !== sizes.get(path)) return null
    for (const path of paths) await copyWhole(this.#file(order, path), join(this.#out, path))
    const now = new Date()
    await utimes(file, now, now)
    const bytes = paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
    return { width: record.width, files: paths.length, bytes }
  }

  /** Stores the copies of a picture. Throws `FullDiskError` if the disk is full. */
  async store(order: CopyOrder, width: number, copies: readonly EncodedCopy[]): Promise<void> {
    for (const { content, ...name } of copies)
      await writeWhole(this.#file(order, copyPath(order.key, name)), content)
    const record: CopyRecord = {
      width,
      level: order.level,
      bytes: copies.map(({ content }) => content.length),
    }
    await writeWhole(this.#recordFile(order), JSON.stringify(record))
  }

  /** Removes pictures that no build has used within `LIFETIME_MS`, and files of builds that were stopped. */
  async removeExpired(): Promise<void> {
    const oldest = Date.now() - LIFETIME_MS
    const names = await readdir(this.#folder, { recursive: true }).catch(() => [])
    for (const name of names) {
      const file = join(this.#folder, name)
      if (!name.endsWith(RECORD) && !name.endsWith(UNFINISHED)) continue
      // Another build may have removed it.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
      if (mtimeMs < oldest) await this.#remove(file)
    }
  }

  async #remove(file: string): Promise<void> {
    const record = file.endsWith(RECORD) ? await readRecord(file) : null
    await rm(file, { force: true })
    if (!record) return
    const picture = file.slice(0, -RECORD.length)
    for (const { width, format } of copyNames(record.width, record.level))
      await rm(`${picture}-${width}.${format}`, { force: true })
  }
}

async function readRecord(file: string): Promise<CopyRecord | null> {
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  )
