import type { StorageError } from '@supabase/storage-js'
import * as v from 'valibot'
import { MEDIA_BUCKET } from '@/config/constants'
import { DataError } from '../errors'
import { ownerClient } from '../ownerClient'
import { unwrapRows } from '../responses'
import { withRetry } from '../retries'
import { toStorageError } from '../storageError'
import type { Table } from './format'
import { listAllFiles, iterateRows } from './pagination'
import type { ArchiveSource } from './writeArchive'

/** Longer than for other reads, because rows and pictures are large. */
const REQUEST_TIMEOUT_MS = 60_000
const ROWS_PER_REQUEST = 200
const FILES_PER_REQUEST = 1000
const RETRIES = 2
const RETRY_BASE_MS = 1000
/** Estimated size of a row for the progress, in bytes. */
const ROW_BYTES = 2000

const rowsSchema = v.array(v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) }))
const filesSchema = v.array(
  v.object({
    id: v.nullable(v.string()),
    name: v.string(),
    metadata: v.nullish(v.object({ size: v.optional(v.number(), 0), mimetype: v.optional(v.string(), '') })),
  }),
)

interface SourceOptions {
  tables: readonly Table[]
  signal: AbortSignal
  /** Called with the fraction that has been read, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Creates a backup source of everything that the owner can read. Each request is retried twice after network and server
 * errors. Throws `DataError`.
 */
export async function createOwnerSource({
  tables,
  signal,
  onProgress,
}: SourceOptions): Promise<ArchiveSource> {
  const request = <Result>(run: (limit: AbortSignal) => Promise<Result>) =>
    withRetry(() => withTimeout(run, signal), { retries: RETRIES, baseMs: RETRY_BASE_MS, signal })
  const list = () => request((limit) => listFiles(limit))
  const listed = await list()
  const rows = await countEach(tables, (table) => request((limit) => countRows(table, limit)))
  const totalBytes = sum(rows.values()) * ROW_BYTES + sum([...listed.values()].map(sizeOf))
  let readBytes = 0
  const reportProgress = (bytes: number) =>
    onProgress(Math.min(1, (readBytes += bytes) / Math.max(1, totalBytes)))

  async function* readTable(table: Table) {
    let count = 0
    for await (const row of iterateRows((id) => request((limit) => readRows(table, id, limit)))) {
      count += 1
      reportProgress(ROW_BYTES)
      yield row
    }
    // An incomplete backup must fail.
    if (count < (rows.get(table) ?? 0))
      throw new DataError('conflict', `${table} had ${rows.get(table)} rows, but only ${count} were read.`)
  }

  return {
    tables,
    rows: readTable,
    pictures: async () => {
      const now = await list()
      // With an expired session, Storage returns an empty list instead of an error.
      if (now.size < listed.size)
        throw new DataError('conflict', `${listed.size} pictures were listed, but now ${now.size}.`)
      return [...now].map(([path, { metadata }]) => ({ path, type: metadata?.mimetype ?? '' }))
    },
    picture: async (path) => {
      const picture = await request((limit) => readPicture(path, limit))
      reportProgress(picture.size)
      return picture.stream()
    },
  }
}

const sizeOf = ({ metadata }: v.InferOutput<typeof filesSchema>[number]) => metadata?.size ?? 0
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0)

async function countEach(
  tables: readonly Table[],
  count: (table: Table) => Promise<number>,
): Promise<Map<Table, number>> {
  const counts = new Map<Table, number>()
  for (const table of tables) counts.set(table, await count(table))
  return counts
}

/** Runs a request with a timeout. Removes its abort listener, because there is one request per picture. */
async function withTimeout<Result>(run: (limit: AbortSignal) => Promise<Result>, signal: AbortSignal) {
  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, REQUEST_TIMEOUT_MS)
  signal.addEventListener('abort', stop)
  try {
    return await run(limit.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

async function countRows(table: Table, limit: AbortSignal): Promise<number> {
  const query = ownerClient().from(table).select('id', { count: 'exact' }).limit(1).retry(false)
  const response = await query.abortSignal(limit)
  unwrapRows(response)
  if (response.count === null) throw new DataError('malformed', `The response has no row count of ${table}.`)
  return response.count
}

async function readRows(table: Table, after: number, limit: AbortSignal) {
  const query = ownerClient().from(table).select('*').gt('id', after).order('id').limit(ROWS_PER_REQUEST)
  return v.parse(rowsSchema, unwrapRows(await query.retry(false).abortSignal(limit)))
}

const bucket = () => ownerClient().storage.from(MEDIA_BUCKET)

function listFiles(limit: AbortSignal) {
  return listAllFiles(async (folder, offset) => {
    const options = { limit: FILES_PER_REQUEST, offset, sortBy: { column: 'name', order: 'asc' } }
    const { data, error } = await bucket().list(folder, options, { signal: limit })
    if (error) throw toReadError(error, limit)
    return v.parse(filesSchema, data)
  })
}

async function readPicture(path: string, limit: AbortSignal): Promise<Blob> {
  const download = bucket().download(path, {}, { signal: limit })
  // A response that breaks off in the body rejects with the browser's error.
  const { data, error } = await download.catch((cause: unknown) => {
    throw interruptedError(cause, limit)
  })
  if (error) throw asMissing(toReadError(error, limit))
  return data
}

/** A listed picture with status 404 was deleted in the meantime. */
function asMissing(error: DataError): DataError {
  return error.status === 404
    ? new DataError('missing', error.message, { status: 404, cause: error.cause })
    : error
}

/** An error without a status means that no response arrived. */
function toReadError(error: StorageError, limit: AbortSignal): DataError {
  return error.status === undefined ? interruptedError(error, limit) : toStorageError(error, error)
}

function interruptedError(cause: unknown, limit: AbortSignal): DataError {
  return limit.aborted
    ? new DataError('timeout', `No complete response within ${REQUEST_TIMEOUT_MS} ms.`, { cause })
    : new DataError('offline', 'The response was interrupted.', { cause })
}
