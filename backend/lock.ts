import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { BackendError } from './backendError.ts'

const holderRecord = v.object({
  pid: v.pipe(v.number(), v.integer()),
  /** Start time, which distinguishes a process from a later one with the same pid. */
  started: v.string(),
  /** URL of the server, once it listens. */
  url: v.optional(v.string()),
})
export type Holder = v.InferOutput<typeof holderRecord>

export type Lock = {
  /** Publishes the server's URL to other processes. */
  announce(url: string): void
  release(): void
}

/** Maximum time between creating a lock file and writing it, in ms. */
const WRITING_MS = 2000

/** Returns the start time of a process in kernel ticks, or '' without /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns the holder recorded in a lock file, running or not, or undefined if the file is missing or invalid. */
function readHolder(file: string): Holder | undefined {
  try {
    return v.parse(holderRecord, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Returns whether the holder still runs. Suspended processes count, because they have the data open. */
function isRunning({ pid, started }: Holder): boolean {
  return (!started || started === startOf(pid)) && isAlive(pid)
}

/** Returns the running process that holds a lock, or undefined if the lock is free, stale or invalid. */
export function lockHolder(file: string): Holder | undefined {
  const holder = readHolder(file)
  return holder && isRunning(holder) ? holder : undefined
}

/** Returns whether another process may have created the lock file but not written it yet. */
function isBeingWritten(file: string): boolean {
  const createdAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return createdAt !== undefined && !readHolder(file) && Date.now() - createdAt < WRITING_MS
}

/** Returns an error that names the holder of a data folder and the possible next steps. */
export function inUseError(file: string, holder: Holder | undefined): BackendError {
  const name = holder
    ? `process ${holder.pid}${holder.url ? `, ${holder.url}` : ''}`
    : 'a process that has just started'
  return new BackendError(
    [
      `Another server already uses the data folder (${name}). Two servers at once would damage the data.`,
      '  · End the running `npm run dev` or `npm run preview`, then try again.',
      '  · To run both, use another data folder: BLANK_PAGE_DATA=supabase/.temp/second npm run dev',
      `  · If there is no such server, delete this file: ${file}`,
    ].join('\n'),
  )
}

/** Creates the lock file atomically. Returns false if it already exists. */
function createLock(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Acquires the lock of a data folder, because PGlite supports a single process. Replaces a stale lock. Throws a
 * BackendError while another process holds it.
 */
export function acquireLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true })
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) }
  if (!createLock(file, mine)) {
    const holder = lockHolder(file)
    if (holder || isBeingWritten(file)) throw inUseError(file, holder)
    rmSync(file, { force: true })
    if (!createLock(file, mine)) throw inUseError(file, lockHolder(file))
  }
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove)
  return {
    announce: (url) => {
      writeFileSync(`${file}.new`, JSON.stringify({ ...mine, url }))
      renameSync(`${file}.new`, file) // A partially written lock would count as stale.
    },
    release: () => {
      process.off('exit', remove)
      remove()
    },
  }
}
