import type { StorageError } from '@supabase/storage-js'
import * as v from 'valibot'
import { MEDIA_BUCKET } from '@/config/constants'
import { wait } from '@/lib/wait'
import { rowsOf } from '../answers'
import { DataError, isRetryable } from '../errors'
import { ownerClient } from '../ownerClient'
import { storageFault } from '../storageFault'
import { everyFile, everyRow } from './everything'
import { TABLES, type Table } from './format'
import type { ArchiveSource } from './writeArchive'

/** Rows and pictures are large, and nobody waits for a single one of them. */
const REQUEST_TIMEOUT_MS = 60_000
const ROWS_PER_REQUEST = 200
const FILES_PER_REQUEST = 1000
const TRIES = 3
/** How long the second try waits; the third waits twice as long. */
const FIRST_PAUSE_MS = 1000
/** What a row is taken for in the progress, in bytes. */
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
  signal: AbortSignal
  /** Told the share that has been read, 0 to 1. */
  onProgress: (share: number) => void
}

/** All that the owner sees, read request by request; one that the network or the server fails is tried twice more, after pauses. Throws `DataError`. */
export async function ownerSource({ signal, onProgress }: SourceOptions): Promise<ArchiveSource> {
  const again = <Result>(request: (limit: AbortSignal) => Promise<Result>) => insist(request, signal)
  const list = () => again((limit) => listFiles(limit))
  const listed = await list()
  const rows = await countEach((table) => again((limit) => countRows(table, limit)))
  const all = sum(rows.values()) * ROW_BYTES + sum([...listed.values()].map(sizeOf))
  let read = 0
  const tell = (bytes: number) => onProgress(Math.min(1, (read += bytes) / Math.max(1, all)))

  async function* rowsFrom(table: Table) {
    let seen = 0
    for await (const row of everyRow((id) => again((limit) => readRows(table, id, limit)))) {
      seen += 1
      tell(ROW_BYTES)
      yield row
    }
    // What was not read must not be missing in silence.
    if (seen < (rows.get(table) ?? 0))
      throw new DataError('conflict', `${table} had ${rows.get(table)} rows, and ${seen} of them came.`)
  }

  return {
    rows: rowsFrom,
    pictures: async () => {
      const now = await list()
      // To whom it no longer takes for the owner, storage lists nothing, and calls it a success.
      if (now.size < listed.size)
        throw new DataError('conflict', `${listed.size} pictures were listed, and now ${now.size}.`)
      return [...now].map(([path, { metadata }]) => ({ path, type: metadata?.mimetype ?? '' }))
    },
    picture: async (path) => {
      const picture = await again((limit) => readPicture(path, limit))
      tell(picture.size)
      return picture.stream()
    },
  }
}

const sizeOf = ({ metadata }: v.InferOutput<typeof filesSchema>[number]) => metadata?.size ?? 0
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0)

async function countEach(count: (table: Table) => Promise<number>): Promise<Map<Table, number>> {
  const counts = new Map<Table, number>()
  for (const table of TABLES) counts.set(table, await count(table))
  return counts
}

async function insist<Result>(
  request: (limit: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    signal.throwIfAborted()
    try {
      return await limited(request, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (tried >= TRIES || !isRetryable(error)) throw error
    }
    await wait(FIRST_PAUSE_MS * 2 ** (tried - 1), signal)
  }
}

/** Nothing of a request stays at the signal: there are as many as pictures. */
async function limited<Result>(request: (limit: AbortSignal) => Promise<Result>, signal: AbortSignal) {
  const limit = new AbortController()
  const stop = () => limit.abort()
  const late = setTimeout(stop, REQUEST_TIMEOUT_MS)
  signal.addEventListener('abort', stop)
  try {
    return await request(limit.signal)
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
  }
}

async function countRows(table: Table, limit: AbortSignal): Promise<number> {
  const asked = ownerClient().from(table).select('id', { count: 'exact' }).limit(1).retry(false)
  const answer = await asked.abortSignal(limit)
  rowsOf(answer)
  if (answer.count === null) throw new DataError('malformed', `Nobody knows how many rows ${table} has.`)
  return answer.count
}

async function readRows(table: Table, after: number, limit: AbortSignal) {
  const asked = ownerClient().from(table).select('*').gt('id', after).order('id').limit(ROWS_PER_REQUEST)
  return v.parse(rowsSchema, rowsOf(await asked.retry(false).abortSignal(limit)))
}

const bucket = () => ownerClient().storage.from(MEDIA_BUCKET)

function listFiles(limit: AbortSignal) {
  return everyFile(async (folder, offset) => {
    const options = { limit: FILES_PER_REQUEST, offset, sortBy: { column: 'name', order: 'asc' } }
    const { data, error } = await bucket().list(folder, options, { signal: limit })
    if (error) throw faultOf(error, limit)
    return v.parse(filesSchema, data)
  })
}

async function readPicture(path: string, limit: AbortSignal): Promise<Blob> {
  const asked = bucket().download(path, {}, { signal: limit })
  // Of an answer that is cut off half-way it throws what the browser throws.
  const { data, error } = await asked.catch((cause: unknown) => {
    throw cutOff(cause, limit)
  })
  if (error) throw goneOr(faultOf(error, limit))
  return data
}

/** A picture that was listed and is no more has gone meanwhile. */
function goneOr(fault: DataError): DataError {
  return fault.status === 404
    ? new DataError('missing', fault.message, { status: 404, cause: fault.cause })
    : fault
}

/** An error without a status is a request without an answer. */
function faultOf(error: StorageError, limit: AbortSignal): DataError {
  return error.status === undefined ? cutOff(error, limit) : storageFault(error, error)
}

function cutOff(cause: unknown, limit: AbortSignal): DataError {
  return limit.aborted
    ? new DataError('timeout', `No whole answer within ${REQUEST_TIMEOUT_MS} ms.`, { cause })
    : new DataError('offline', 'The answer was cut off.', { cause })
}
