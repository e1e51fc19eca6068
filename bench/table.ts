// Results as markdown tables.

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** Enough digits to compare by and no more: 0.034, 1.57, 48.1, 1,568. */
export function figure(value: string | number): string {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) return '–'
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(Math.abs(value) < 1 ? 2 : 3)))
}

/** How many times a floor, as `2.3×`; a dash where the floor is nothing. */
export function ratio(value: number, floor: number | undefined): string {
  return floor ? `${figure(value / floor)}×` : '–'
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table as GitHub reads it: the first column in words, the others in figures. */
export function markdown({ title, head, rows }: Table): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [`### ${title}`, '', line(head), line(rule), ...rows.map((row) => line(row.map(figure))), ''].join(
    '\n',
  )
}
