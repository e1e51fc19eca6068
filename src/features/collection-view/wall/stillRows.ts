import { justifiedRows } from './justifiedRows'
import { rowOptions } from './rowOptions'
import type { Row } from './rows'
import { perView, ROW_VIEWS, stillSizes, type StillPhoto } from './stillViews'

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

/** The justified rows of every view, as shares that hold at any width at which rows break alike. */
export function stillRows(ratios: readonly number[]): StillPhoto[] {
  const views = ROW_VIEWS.map(({ width }) =>
    justifiedRows(ratios, rowOptions(width)).flatMap((row) =>
      row.frames.map(() => shareOf(row, ratios, width)),
    ),
  )
  return ratios.map((ratio, index) => {
    const shares = views.flatMap((view) => view[index] ?? [])
    const lengths = ROW_VIEWS.map(({ width }, view) => (width * ratio) / (shares[view]?.sum ?? 1))
    return {
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
      width: Math.ceil(Math.max(...lengths)),
      sizes: stillSizes(
        ROW_VIEWS,
        shares.map(({ sum }) => `${((100 * ratio) / sum).toFixed(1)}vw`),
      ),
      priority: shares.some(({ first }) => first),
    }
  })
}
