// Results as Markdown tables.

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** Returns the median, or NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Rounds to two or three significant digits: 0.034, 1.57, 48.1, 1,568. Returns a dash for NaN and infinity. */
function formatCell(value: string | number): string {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) return '–'
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(Math.abs(value) < 1 ? 2 : 3)))
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function markdown({ title, head, rows }: Table): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [
    `### ${title}`,
    '',
    line(head),
    line(rule),
    ...rows.map((row) => line(row.map(formatCell))),
    '',
  ].join('\n')
}
