// Which rows the copies of a build cover.
import type { CopyCoverage, CopyLevel, RowDates } from '@/posts/pictures/pictureCopies'

/** A row with the copies that were made for it. */
export interface CoveredRow {
  dates: RowDates
  /** Null if a picture was not made for lack of time. */
  level: CopyLevel | null
  /** Storage keys of pictures that cannot be copied. */
  missing: readonly string[]
}

/** Limit for the names in `missing`, so that every page gains less than 2 kB. About 40 names. */
const MAX_MISSING_BYTES = 1700

/**
 * The date that sorts rows: the later one of publication and creation. Lists may know only one of both, so a row counts as newer
 * than a boundary if either is.
 */
export function newestDate({ createdAt, publishedAt }: RowDates): number {
  return Math.max(Date.parse(createdAt), Date.parse(publishedAt ?? createdAt))
}

/**
 * Returns the coverage for rows sorted by `newestDate`, newest first. Null without rows. `builtAt` is the time before the rows
 * were read: changes after it are not covered, nor are dates in the future.
 */
export function coverageOf(
  rows: readonly CoveredRow[],
  builtAt: string,
  use: CopyCoverage['use'],
): CopyCoverage | null {
  const limited = limitMissing(rows)
  const changes = rows.flatMap(({ dates }) =>
    [dates.createdAt, dates.publishedAt, dates.updatedAt].flatMap((date) => date ?? []),
  )
  if (changes.length === 0) return null
  const start = (covers: (row: CoveredRow) => boolean) => startOfCoverage(limited, covers)
  const allSince = start(({ level }) => level === 'all')
  const smallSince = start(({ level }) => level !== null)
  return {
    use,
    until: isoTime(Math.min(Date.parse(builtAt), newestOf(changes))),
    allSince,
    smallSince: smallSince === allSince ? null : smallSince,
    missing: limited.flatMap(({ dates, missing }) =>
      smallSince !== null && newestDate(dates) >= Date.parse(smallSince) ? missing : [],
    ),
  }
}

const newestOf = (dates: readonly string[]) =>
  dates.reduce((newest, date) => Math.max(newest, Date.parse(date)), -Infinity)

const isoTime = (time: number) => new Date(time).toISOString()

/** Ends the coverage before the row whose missing pictures exceed the limit. */
function limitMissing(rows: readonly CoveredRow[]): CoveredRow[] {
  const names = new Set<string>()
  let bytes = 0
  return rows.map((row) => {
    const missing = row.missing.filter((key) => !names.has(key))
    for (const key of missing) {
      names.add(key)
      bytes += Buffer.byteLength(JSON.stringify(key)) + 1
    }
    return bytes <= MAX_MISSING_BYTES ? { ...row, missing } : { ...row, missing: [], level: null }
  })
}

/** Returns the earliest date since which all rows are covered. Null if the newest row is not. */
function startOfCoverage(rows: readonly CoveredRow[], covers: (row: CoveredRow) => boolean): string | null {
  const end = rows.findIndex((row) => !covers(row))
  const uncovered = rows[end]
  const limit = uncovered ? newestDate(uncovered.dates) : -Infinity
  let start = Infinity
  for (const { dates } of uncovered ? rows.slice(0, end) : rows)
    for (const date of [dates.createdAt, dates.publishedAt ?? dates.createdAt])
      if (Date.parse(date) > limit) start = Math.min(start, Date.parse(date))
  return start === Infinity ? null : isoTime(start)
}
