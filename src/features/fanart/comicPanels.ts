import { imageSizes } from '@/lib/image/imageSizes'

/** How a comic page cuts `count` pictures into rows of panels, in reading order: no row has a hole. */
export function comicRows(count: number, rhythm: readonly number[]): number[] {
  const rows: number[] = []
  let left = count
  for (let row = 0; left > 0; row += 1) {
    const panels = Math.min(rhythm[row % rhythm.length] ?? 1, left)
    rows.push(panels)
    left -= panels
  }
  return rows
}

/** Panels in a row on a wide page and on a phone. */
export const DESKTOP_RHYTHM = [2, 3, 1] as const
export const PHONE_RHYTHM = [1, 2, 2, 1] as const

/** Where a gutter leans: its upper end to the right (`/`), to the left (`\`), or the page's own upright edge. */
type Lean = '/' | '\\' | '|'

export interface Panel {
  /** First and last line of twelve columns, as `grid-column`. */
  column: string
  /** How many of them it takes. */
  span: number
  left: Lean
  right: Lean
  /** Panels in its row. */
  row: number
}

/** Columns of the panels of a row; the wide one of a pair changes sides from row to row. */
function columnsOf(panels: number, row: number): number[] {
  if (panels === 2) return row % 4 === 0 ? [7, 5] : row % 2 === 0 ? [5, 7] : [6, 6]
  return Array.from({ length: panels }, () => 12 / panels)
}

/** The gutter between two panels of a row: neighbours lean against one another. */
function gutter(row: number, index: number): Lean {
  return (row + index) % 2 === 0 ? '/' : '\\'
}

/** Every panel of a page, in reading order, which is the order of Tab too. */
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
 * The outline of a panel as a `clip-path`. Beside a leaning gutter it reaches `var(--slant)` further than its columns,
 * so that the two slanted edges run side by side.
 */
export function panelOutline({ left, right }: Pick<Panel, 'left' | 'right'>): string {
  const [topLeft, bottomLeft] =
    left === '/' ? ['var(--slant)', '0px'] : left === '\\' ? ['0px', 'var(--slant)'] : ['0px', '0px']
  const inner = 'calc(100% - var(--slant))'
  const [topRight, bottomRight] =
    right === '/' ? ['100%', inner] : right === '\\' ? [inner, '100%'] : ['100%', '100%']
  return `polygon(${topLeft} 0, ${topRight} 0, ${bottomRight} 100%, ${bottomLeft} 100%)`
}

/** The page between its margins, and panels' heights as the stylesheet has them: vw, on phones px. */
const PAGE_VW = 93
const PHONE_HEIGHT_PX = 256
const heightVw = ({ row }: Panel) => (row === 2 ? 27.8 : 34.7)

/** A picture's `sizes` in its two panels: it covers them, so one wider than its panel is shown wider. `ratio` is w / h. */
export function panelSizes(wide: Panel, narrow: Panel, ratio: number): string {
  const widthVw = ({ span }: Panel) => (PAGE_VW * span) / 12
  return imageSizes(
    `max(${Math.ceil(widthVw(narrow))}vw, ${Math.ceil(PHONE_HEIGHT_PX * ratio)}px)`,
    `${Math.ceil(Math.max(widthVw(wide), heightVw(wide) * ratio))}vw`,
  )
}
