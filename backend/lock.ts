import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { BackendFault } from './fault.ts'

const holder = v.object({ pid: v.pipe(v.number(), v.integer()), started: v.string() })

/** When a process started, in kernel ticks: tells it from a later one with the same number. Empty where /proc is not. */
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

/** The running process that holds the lock, or nothing when the lock is free, stale or unreadable. */
export function lockHolder(file: string): number | undefined {
  try {
    const { pid, started } = v.parse(holder, JSON.parse(readFileSync(file, 'utf8')))
    return isAlive(pid) && (!started || started === startOf(pid)) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Says who holds a data folder and how to go on. */
export function inUse(file: string, pid: number): BackendFault {
  return new BackendFault(
    [
      `데이터 폴더를 이미 다른 프로세스(${pid})가 쓰고 있습니다. 두 서버가 함께 쓰면 데이터가 깨집니다.`,
      '  · 켜 둔 `npm run dev` 또는 `npm run preview`를 끝낸 뒤 다시 실행해 주세요.',
      '  · 함께 띄워야 하면 데이터 폴더를 나눕니다: BLANK_PAGE_DATA=supabase/.temp/second npm run dev',
      `  · 그런 서버가 없다면 이 파일을 지워 주세요: ${file}`,
    ].join('\n'),
  )
}

/**
 * Takes the lock file of a data folder: PGlite is one process's database. A lock whose process is gone is taken over.
 * Returns the release. Throws a BackendFault while another process lives.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const other = lockHolder(file)
  if (other !== undefined) throw inUse(file, other)
  rmSync(file, { force: true })
  let handle: number
  try {
    handle = openSync(file, 'wx') // of two that start at once, one gets it
  } catch {
    throw inUse(file, lockHolder(file) ?? 0)
  }
  writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }))
  closeSync(handle)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}
