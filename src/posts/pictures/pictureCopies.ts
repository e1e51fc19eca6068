import { withBase } from '@/config/base'
import { COPIES_FOLDER, COPY_WIDTHS_PX, SMALL_COPY_WIDTH_PX } from '@/config/pictureSizes'
import { isRecord } from '@/lib/json'
import { mediaKey } from '@/supabase/storageUrls'

/** Id of the script element with the `CopyCoverage` as JSON, in every page of a build. */
export const COPY_COVERAGE_ID = 'copy-coverage'

export type CopyFormat = 'avif' | 'webp'

/** Tells of which pictures the build has copies. Times are those of the database, as ISO 8601 text. */
export interface CopyCoverage {
  /** `first`: pages show copies, and storage if there is none. `fallback`: storage, and copies if storage fails. */
  use: 'first' | 'fallback'
  /** The newest change that the build has seen: a row that changed later may show pictures without copies. */
  until: string
  /** Rows published since then have copies of all widths. Null if none has. */
  allSince: string | null
  /** Rows published since then, but before `allSince`, have one copy of `SMALL_COPY_WIDTH_PX`. Null if none has. */
  smallSince: string | null
  /** Storage keys of pictures without copies although their rows are covered. */
  missing: readonly string[]
}

/** How many copies a picture has: all widths, or the small one alone. */
export type CopyLevel = 'all' | 'small'

/** The dates of a row that decide on its copies, as ISO 8601 text. */
export interface RowDates {
  createdAt: string
  publishedAt: string | null
  updatedAt: string | null
}

/** Returns the widths in px of the copies of a picture of this width, in ascending order: never wider than the original. */
export function copyWidths(originalWidth: number, level: CopyLevel = 'all'): number[] {
  if (level === 'small') return [Math.min(SMALL_COPY_WIDTH_PX, originalWidth)]
  const narrower = COPY_WIDTHS_PX.filter((step) => step < originalWidth)
  return narrower.length < COPY_WIDTHS_PX.length ? [...narrower, originalWidth] : [...COPY_WIDTHS_PX]
}

/** Returns the path of a copy below the build's folder, from the picture's storage key. */
export function copyFile(key: string, width: number, format: CopyFormat): string {
  return `${COPIES_FOLDER}/${key}-${width}.${format}`
}

/** Returns the URL path of a copy, from the picture's storage key. It contains no space or comma, so `srcset` can hold it. */
export function copyUrl(key: string, width: number, format: CopyFormat): string {
  const path = copyFile(key, width, format).split('/').map(encodeURIComponent).join('/')
  return withBase(`/${path}`)
}

/** Returns the storage key of a stored picture as the bucket knows it. Null for pictures on other servers and malformed URLs. */
export function pictureKey(stored: string | null | undefined): string | null {
  try {
    const key = mediaKey(stored)
    return key === null ? null : decodeURIComponent(key)
  } catch {
    return null
  }
}

let current: CopyCoverage | null | undefined

/** Sets the coverage in a build, which has no page to read it from. */
export function setCopyCoverage(coverage: CopyCoverage | null) {
  current = coverage
}

/** Returns the coverage of the build. Reads it from the page on first use. Null if the build has no copies. */
export function getCopyCoverage(): CopyCoverage | null {
  return current === undefined ? (current = readCoverage()) : current
}

const isCoverage = (value: unknown): value is CopyCoverage =>
  isRecord(value) && typeof value['until'] === 'string' && Array.isArray(value['missing'])

function readCoverage(): CopyCoverage | null {
  const text = globalThis.document?.getElementById(COPY_COVERAGE_ID)?.textContent
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return isCoverage(value) ? value : null
  } catch {
    return null
  }
}

/** Returns which copies the pictures of a row have. Null without copies, or if they may have changed since the build. */
export function copyLevel(
  coverage: CopyCoverage,
  { createdAt, publishedAt, updatedAt }: RowDates,
): CopyLevel | null {
  const published = Date.parse(publishedAt ?? createdAt)
  const isSince = (start: string | null) => start !== null && published >= Date.parse(start)
  const newest = Date.parse(coverage.until)
  if (published > newest || (updatedAt !== null && Date.parse(updatedAt) > newest)) return null
  if (isSince(coverage.allSince)) return 'all'
  return isSince(coverage.smallSince) ? 'small' : null
}
