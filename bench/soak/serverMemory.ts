// What a server's process keeps in memory, as the system counts it.
import { execFileSync } from 'node:child_process'

/** No more than so many times what it was once it was warm. */
const MOST_GROWTH = 1.25

/** Resident memory of a process, in MB. Throws when there is none of that number, or no `ps`. */
export function residentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Whether it has grown by more than memory swings between two collections. */
export const hasGrown = (first: number, last: number): boolean => last > first * MOST_GROWTH
