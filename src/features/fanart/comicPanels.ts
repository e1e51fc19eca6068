import { imageSizes } from '@/lib/image/imageSizes'

/** Distributes `count` pictures over the rows of a comic page, in reading order. Returns the number of panels per row. */
export function comicRows(count: number, rhythm: readonly number[]): number[] {
  const rows: number[] = []
  let remaining = count
  for (let row = 0; remaining > 0; row += 1) {
    const panels = Math.min(rhythm[row % rhythm.length] ?? 1, remaining)
    rows.push(panels)
    remaining -= panels
  }
  return rows
}

/** Repeating numbers of panels per row on wide screens. */
export const DESKTOP_RHYTHM = [2, 3, 1] as const
/** Repeating numbers of panels per row on phones. */
export const PHONE_RHYTHM = [1, 2, 2, 1] as const

/** Slant of a gutter: upper end to the right (`/`) or to the left (`\`), or the page's vertical edge (`|`). */
type Lean = '/' | '\\' | '|'

export interface Panel {
  /** `grid-column` in a grid of twelve columns. */
  column: string
  /** Number of columns. */
  span: number
  left: Lean
  right: Lean
  /** Number of panels in the row. */
  row: number
}

/** Returns the column spans of a row's panels. In rows of two the wider panel changes sides. */
function columnsOf(panels: number, row: number): number[] {
  if (panels === 2) return row % 4 === 0 ? [7, 5] : row % 2 === 0 ? [5, 7] : [6, 6]
  return Array.from({ length: panels }, () => 12 / panels)
}

/** Returns the slant of the gutter after the panel at `index`; the direction alternates. */
function gutter(row: number, index: number): Lean {
  return (row + index) % 2 === 0 ? '/' : '\\'
}

/** Returns all panels of a page in reading order, which is also the tab order. */
export function comicPanels(count: number, rhythm: readonly number[]): Panel[] {
  return comicRows(count, rhythm).flatMap((panels, row) => {
    const columns = columnsOf(panels, row)
    return columns.map((span, index) => {
      const start = 1 + columns.slice(0, index).reduce((sum, columnsBefore) => sum + columnsBefore, 0)
      return {
        column: `${start} / ${start + span}`,
        span,
        left: index === 0 ? '|' : gutter(row, index - 1),
        right: index === panels - 1 ? '|' : gutter(row, index),
        row: panels,
      } as const
    })
  })
}

/**
 * Returns the outline of a panel as a `clip-path`. Next to a slanted gutter the panel extends `var(--slant)` beyond its columns, so
 * that the two slanted edges are parallel.
 */
export function panelOutline({ left, right }: Pick<Panel, 'left' | 'right'>): string {
  const [topLeft, bottomLeft] =
    left === '/' ? ['var(--slant)', '0px'] : left === '\\' ? ['0px', 'var(--slant)'] : ['0px', '0px']
  const inner = 'calc(100% - var(--slant))'
  const [topRight, bottomRight] =
    right === '/' ? ['100%', inner] : right === '\\' ? [inner, '100%'] : ['100%', '100%']
  return `polygon(${topLeft} 0, ${topRight} 0, ${bottomRight} 100%, ${bottomLeft} 100%)`
}

/** Width of the page without its margins, in vw. */
const PAGE_VW = 93
/** Panel heights as in the stylesheet: px on phones, vw on wide screens. */
const PHONE_HEIGHT_PX = 256
const heightVw = ({ row }: Panel) => (row === 2 ? 27.8 : 34.7)

/** Returns the `sizes` of a picture that covers its panel. `ratio` is width / height; wide pictures extend beyond the panel. */
export function panelSizes(wide: Panel, narrow: Panel, ratio: number): string {
  const widthVw = ({ span }: Panel) => (PAGE_VW * span) / 12
  return imageSizes(
    `max(${Math.ceil(widthVw(narrow))}vw, ${Math.ceil(PHONE_HEIGHT_PX * ratio)}px)`,
    `${Math.ceil(Math.max(widthVw(wide), heightVw(wide) * ratio))}vw`,
  )
}
