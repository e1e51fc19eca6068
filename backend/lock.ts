import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { BackendFault } from './fault.ts'

const holderRecord = v.object({
  pid: v.pipe(v.number(), v.integer()),
  /** Tells a process from a later one with the same number. */
  started: v.string(),
  /** Where it answers, once it does. */
  url: v.optional(v.string()),
})
export type Holder = v.InferOutput<typeof holderRecord>

export type Lock = {
  /** Writes down the address at which other processes reach the server. */
  announce(url: string): void
  release(): void
}

/** The longest time between making a lock and writing into it, ms. */
const WRITING_MS = 2000

/** When a process started, in kernel ticks; empty where there is no /proc. */
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

/** What a lock says of its holder, running or not; nothing when there is no lock or it can't be read. */
function readHolder(file: string): Holder | undefined {
  try {
    return v.parse(holderRecord, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Also true of a suspended process: it goes on one day, and has the data open. */
function isRunning({ pid, started }: Holder): boolean {
  return (!started || started === startOf(pid)) && isAlive(pid)
}

/** The running process that holds a lock, or nothing when the lock is free, stale or unreadable. */
export function lockHolder(file: string): Holder | undefined {
  const holder = readHolder(file)
  return holder && isRunning(holder) ? holder : undefined
}

/** Whether a process may have made a lock just now without having written into it yet. */
function isBeingWritten(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && !readHolder(file) && Date.now() - made < WRITING_MS
}

/** Says who holds a data folder and how to go on. */
export function inUse(file: string, holder: Holder | undefined): BackendFault {
  const name = holder
    ? `프로세스 ${holder.pid}${holder.url ? `, ${holder.url}` : ''}`
    : '방금 시작한 프로세스'
  return new BackendFault(
    [
      `데이터 폴더를 이미 다른 서버가 쓰고 있습니다(${name}). 두 서버가 함께 쓰면 데이터가 깨집니다.`,
      '  · 켜 둔 `npm run dev` 또는 `npm run preview`를 끝낸 뒤 다시 실행해 주세요.',
      '  · 함께 띄우려면 데이터 폴더를 나눕니다: BLANK_PAGE_DATA=supabase/.temp/second npm run dev',
      `  · 그런 서버가 없다면 이 파일을 지워 주세요: ${file}`,
    ].join('\n'),
  )
}

/** Writes the lock unless there is one: of two that start at once, one gets it. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the lock file of a data folder: PGlite is one process's database. A lock whose process is gone is taken over.
 * Throws a BackendFault while another process lives.
 */
export function takeLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true })
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) }
  if (!create(file, mine)) {
    const holder = lockHolder(file)
    if (holder || isBeingWritten(file)) throw inUse(file, holder)
    rmSync(file, { force: true })
    if (!create(file, mine)) throw inUse(file, lockHolder(file))
  }
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove)
  return {
    announce: (url) => {
      writeFileSync(`${file}.new`, JSON.stringify({ ...mine, url }))
      renameSync(`${file}.new`, file) // a lock read by half would count as stale
    },
    release: () => {
      process.off('exit', remove)
      remove()
    },
  }
}
