// Results as Markdown tables.

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The middle of the numbers once they are sorted; NaN if there are no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Rounds to what can be compared: 0.034, 1.57, 48.1, 1,568; a dash for no number. */
function figure(value: string | number): string {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) return '–'
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(Math.abs(value) < 1 ? 2 : 3)))
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function markdown({ title, head, rows }: Table): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [`### ${title}`, '', line(head), line(rule), ...rows.map((row) => line(row.map(figure))), ''].join(
    '\n',
  )
}
