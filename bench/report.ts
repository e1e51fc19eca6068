// The measured parts as tables, each figure beside the floor of the same run.
import { KINDS, type BytesRow } from './parts/bytes.ts'
import type { CpuRow, FramesRow } from './parts/cpu.ts'
import type { HeapRow } from './parts/heap.ts'
import type { SearchRow } from './parts/search.ts'
import { FORMS, type LighthouseRow } from './parts/lighthouse.ts'
import type { StartRow } from './parts/start.ts'
import type { TasksRow } from './parts/tasks.ts'
import type { WallRow } from './parts/walls.ts'
import { FLOORS } from './site/floors.ts'
import { figure, ratio, type Table } from './table.ts'

const KB = 1000
/** Metrics of Lighthouse that are told beside their floor's too. */
const COMPARED = ['LCP', 'SI']

/** Scores and metrics of one form; the floor is the page with one picture. */
export function lighthouseTables(rows: readonly LighthouseRow[]): Table[] {
  return FORMS.flatMap((form) => {
    const ours = rows.filter((row) => row.form === form)
    const floor = ours.find(({ page }) => page === FLOORS.picture)?.figures
    const names = Object.keys(ours[0]?.figures ?? {})
    if (ours.length === 0) return []
    const compared = ({ figures }: LighthouseRow) =>
      COMPARED.map((name) => ratio(figures[name] ?? 0, floor?.[name]))
    return {
      title: `Lighthouse, ${form} (FCP, LCP, TBT and SI in ms; × the page with one picture)`,
      head: ['page', ...names, ...COMPARED.map((name) => `${name} ×`), 'machine'],
      rows: ours.map((row) => [row.page, ...Object.values(row.figures), ...compared(row), row.machine]),
    }
  })
}

/** One line per page: what its main thread does after the first paint. */
export function tasksTable(rows: readonly TasksRow[]): Table {
  return {
    title: 'CPU time of the main thread after the first paint on a phone, ms',
    head: ['page', 'longest task', 'all tasks', 'blocking at a quarter of the speed'],
    rows: rows.map(({ page, longest, all, blocking }) => [page, longest, all, blocking]),
  }
}

/** One line per page, view and moment, kB. */
export function bytesTable(rows: readonly BytesRow[]): Table {
  return {
    title: 'Bytes over the wire, kB (until loaded; after a scroll to the end)',
    head: ['page', 'view', 'when', ...KINDS, 'all', '× picture'],
    rows: rows.flatMap((row) =>
      (['loaded', 'scrolled'] as const).map((when) => {
        const all = (of: BytesRow | undefined) =>
          KINDS.reduce((sum, kind) => sum + (of?.[when][kind] ?? 0), 0)
        const floor = rows.find(({ page, view }) => page === FLOORS.picture && view === row.view)
        const kinds = KINDS.map((kind) => figure(row[when][kind] / KB))
        return [row.page, row.view, when, ...kinds, all(row) / KB, ratio(all(row), all(floor))]
      }),
    ),
  }
}

/** Of one core. */
const share = ({ cpu, seconds }: CpuRow) => (cpu['all'] ?? 0) / seconds

/** CPU time as a share of one core, beside the floor that did the same. */
export function cpuTable(rows: readonly CpuRow[]): Table {
  const types = [...new Set(rows.flatMap(({ cpu }) => Object.keys(cpu)))]
  return {
    title: 'CPU time of all browser processes, s',
    head: ['what', 'view', 'lasted s', ...types, '% of a core', '× floor'],
    rows: rows.map((row) => {
      const same = row.what.includes('scrolled') ? 'floor scrolled' : 'floor at rest'
      const floor = rows.find(({ what, view }) => what === same && view === row.view)
      const spent = types.map((type) => row.cpu[type] ?? 0)
      return [
        row.what,
        row.view,
        row.seconds,
        ...spent,
        share(row) * 100,
        ratio(share(row), floor && share(floor)),
      ]
    }),
  }
}

/** Any rows of named figures. */
function figuresTable(
  title: string,
  rows: readonly { name: string; view: string; figures: Record<string, number> }[],
): Table {
  return {
    title,
    head: ['what', 'view', ...Object.keys(rows[0]?.figures ?? {})],
    rows: rows.map(({ name, view, figures }) => [name, view, ...Object.values(figures)]),
  }
}

export const framesTable = (rows: readonly FramesRow[]) =>
  figuresTable(
    'Frames of a pass at a quarter of the CPU',
    rows.map((row) => ({ ...row, name: row.what })),
  )

export const wallsTable = (rows: readonly WallRow[]) =>
  figuresTable(
    'Photo walls at 10,000 photographs',
    rows.map((row) => ({ ...row, name: row.page })),
  )

export const startTable = (rows: readonly StartRow[]): Table => ({
  title: 'Waiting, s',
  head: ['what', 'seconds'],
  rows: rows.map(({ what, seconds }) => [what, seconds]),
})

export const heapTable = (rows: readonly HeapRow[]): Table => ({
  title: 'JavaScript heap of home, MB',
  head: ['after', 'MB'],
  rows: rows.map(({ what, megabytes }) => [what, megabytes]),
})

export const searchTable = (rows: readonly SearchRow[]): Table => ({
  title: 'Search among 10,000 cards at a quarter of the speed, ms from the key to the marked rows',
  head: ['query', 'median', 'worst'],
  rows: rows.map(({ query, median, worst }) => [query, median.toFixed(1), worst.toFixed(1)]),
})

/** What Lighthouse's first runs found wrong, page by page, to act on. */
export function faultLines(rows: readonly LighthouseRow[]): string {
  return rows
    .filter(({ faults }) => faults.length > 0)
    .map(({ page, form, faults }) =>
      [
        `#### ${page} (${form})`,
        ...faults.flatMap(({ category, audit, value, items }) => [
          `- ${category}: \`${audit}\` ${value}`,
          ...items.map((item) => `  - ${item}`),
        ]),
      ].join('\n'),
    )
    .join('\n\n')
}
