import { matchesMedia } from '@/lib/browser/mediaQuery'
import { justifiedRows } from './justifiedRows'
import { rowOptions } from './rowOptions'
import type { Row } from './rows'
import { perView, ROW_VIEWS, stillSizes, type StillPhoto } from '@/features/list/stillViews'

/** What CSS needs to know of a photo's row to make the photo as wide as script would. */
interface Share {
  /** Ratios of the whole row; of a short one, as if it were filled up. */
  sum: number
  gaps: number
  first: boolean
}

function shareOf(row: Row, ratios: readonly number[], width: number): Share {
  const { gap, target } = rowOptions(width)
  const last = row.frames.at(-1)
  const gaps = row.frames.length - 1
  const filled = last && last.x + last.width === width
  const sum = filled
    ? ratios.slice(row.first, row.first + row.frames.length).reduce((all, ratio) => all + ratio, 0)
    : (width - gap * gaps) / target
  return { sum, gaps, first: row.first === 0 }
}

export interface StillRowPhoto extends StillPhoto {
  /** What part of the wall's width it takes, in each view. */
  shares: readonly number[]
}

/** So much more or less of the wall than in static HTML still calls for the same file. */
const SAME_FILE = 0.1

/**
 * Whether a photograph that takes this share of the measured wall goes on with the file that static HTML has asked for:
 * another `srcset` or `sizes` would load and paint it once more.
 */
export function asksForSameFile({ shares }: StillRowPhoto, share: number): boolean {
  const view = ROW_VIEWS.findIndex(({ media }) => media === null || matchesMedia(media))
  const still = shares[view] ?? 0
  return Math.abs(share - still) <= SAME_FILE * still
}

/** The justified rows of every view, as shares that hold at any width at which rows break alike. */
export function stillRows(ratios: readonly number[]): StillRowPhoto[] {
  const views = ROW_VIEWS.map(({ width }) =>
    justifiedRows(ratios, rowOptions(width)).flatMap((row) =>
      row.frames.map(() => shareOf(row, ratios, width)),
    ),
  )
  return ratios.map((ratio, index) => {
    const shares = views.flatMap((view) => view[index] ?? [])
    const parts = ROW_VIEWS.map((_, view) => ratio / (shares[view]?.sum ?? 1))
    return {
      shares: parts,
      style: {
        '--ratio': Number(ratio.toFixed(4)),
        ...perView(
          ROW_VIEWS,
          'sum',
          shares.map(({ sum }) => Number(sum.toFixed(4))),
        ),
        ...perView(
          ROW_VIEWS,
          'gaps',
          shares.map(({ gaps }) => gaps),
        ),
      },
      width: Math.ceil(Math.max(...ROW_VIEWS.map(({ width }, view) => width * (parts[view] ?? 1)))),
      sizes: stillSizes(
        ROW_VIEWS,
        parts.map((part) => `${(100 * part).toFixed(1)}vw`),
      ),
      priority: shares.some(({ first }) => first),
    }
  })
}
