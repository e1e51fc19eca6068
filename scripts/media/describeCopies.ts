// Figures and messages about the copies of a build.
import type { CopyCoverage } from '@/posts/pictures/pictureCopies'
import type { FinishedPicture, PlacedCopies } from './copyOrder'

/** Figures of a build's copies, for its log and for the dashboard. */
export interface CopyFigures {
  /** Pictures with copies. */
  pictures: number
  files: number
  bytes: number
  /** Pictures with the small copy only. */
  small: number
  /** Pictures without copies. */
  missing: number
}

const BYTES_PER_MB = 1_000_000
/** Longest list of pictures in the log. */
const MAX_LISTED = 40

const placedOf = (finished: readonly FinishedPicture[]) =>
  finished.flatMap(({ order, outcome }) =>
    outcome !== 'late' && 'source' in outcome ? [{ order, ...outcome }] : [],
  )

/** Counts the pictures and their copies. */
export function copyFigures(finished: readonly FinishedPicture[]): CopyFigures {
  const placed = placedOf(finished)
  const sum = (select: (copies: PlacedCopies) => number) =>
    placed.reduce((total, copies) => total + select(copies), 0)
  return {
    pictures: placed.length,
    files: sum(({ files }) => files),
    bytes: sum(({ bytes }) => bytes),
    small: placed.filter(({ order }) => order.level === 'small').length,
    missing: finished.length - placed.length,
  }
}

/** Returns lines about what was copied, from where, and which rows are covered. */
export function describeCopies(
  finished: readonly FinishedPicture[],
  coverage: CopyCoverage | null,
): string[] {
  const { pictures, files, bytes, small } = copyFigures(finished)
  const from = (name: string) => placedOf(finished).filter(({ source }) => source === name).length
  const late = finished.filter(({ outcome }) => outcome === 'late').length
  return [
    `${pictures} pictures with ${files} copies, ${(bytes / BYTES_PER_MB).toFixed(1)} MB: ` +
      `${from('cache')} from the cache, ${from('site')} from the site, ${from('storage')} made`,
    ...(small > 0 ? [`${small} pictures have the small copy only, because MEDIA_COPIES_MB is used up.`] : []),
    ...(late > 0
      ? [
          `${late} pictures have no copies yet, because MEDIA_COPIES_SECONDS are over: the next build goes on.`,
        ]
      : []),
    ...(coverage ? [describeCoverage(coverage)] : []),
  ]
}

function describeCoverage({ allSince, smallSince }: CopyCoverage): string {
  const parts = [
    ...(allSince === null ? [] : [`all widths since ${allSince}`]),
    ...(smallSince === null ? [] : [`the small one since ${smallSince}`]),
  ]
  return parts.length === 0 ? 'No row is covered by copies.' : `Rows have copies: ${parts.join(', ')}.`
}

/** Returns lines about pictures that could not be copied. */
export function describeMissing(finished: readonly FinishedPicture[]): string[] {
  const missing = finished.flatMap(({ order, outcome }) =>
    outcome !== 'late' && 'reason' in outcome ? [`- ${order.key}: ${outcome.reason}`] : [],
  )
  if (missing.length === 0) return []
  return [
    `Pictures without copies (${missing.length}), which pages take from storage:`,
    ...missing.slice(0, MAX_LISTED),
    ...(missing.length > MAX_LISTED ? [`- and ${missing.length - MAX_LISTED} more`] : []),
  ]
}
