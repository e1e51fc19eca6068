// The measured parts as tables, each figure beside the floor of the same run.
import { KINDS, type Tally } from './bytes/requests.ts'
import { type BytesRow, MOMENTS } from './parts/bytes.ts'
import type { CpuRow, FramesRow } from './parts/cpu.ts'
import type { HeapRow } from './parts/heap.ts'
import type { SearchRow } from './parts/search.ts'
import { FORMS, type LighthouseRow } from './parts/lighthouse.ts'
import type { StartRow } from './parts/start.ts'
import type { TasksRow } from './parts/tasks.ts'
import type { WallRow } from './parts/walls.ts'
import { LATE_SHARE } from './frames.ts'
import type { View } from './pages.ts'
import { FLOORS } from './site/floors.ts'
import { ratio, type Table } from './table.ts'

const KB = 1000
/** Metrics of Lighthouse that are told beside those of a floor, too. */
const COMPARED = [
  { metric: 'LCP', floor: 'picture' },
  { metric: 'SI', floor: 'picture' },
  { metric: 'FCP', floor: 'empty' },
  { metric: 'LCP', floor: 'empty' },
] as const

/** Scores and metrics of one form, some of them beside a floor. */
export function lighthouseTables(rows: readonly LighthouseRow[]): Table[] {
  return FORMS.flatMap((form) => {
    const ours = rows.filter((row) => row.form === form)
    const names = Object.keys(ours[0]?.figures ?? {})
    if (ours.length === 0) return []
    const floors = COMPARED.map(({ floor }) => ours.find(({ page }) => page === FLOORS[floor])?.figures)
    const compared = ({ figures }: LighthouseRow) =>
      COMPARED.map(({ metric }, index) => ratio(figures[metric] ?? 0, floors[index]?.[metric]))
    return {
      title: `Lighthouse, ${form} (FCP, LCP, TBT and SI in ms; × the empty page and the page with one picture)`,
      head: ['page', ...names, ...COMPARED.map(({ metric, floor }) => `${metric} × ${floor}`), 'machine'],
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

const own = ({ kinds }: Tally) => KINDS.reduce((sum, kind) => sum + kinds[kind], 0)

/** One line per page, view and moment, kB. */
export function bytesTable(rows: readonly BytesRow[]): Table {
  return {
    title:
      'Bytes over the wire until a moment, kB (beside them what is fetched ahead, for later or for other pages)',
    head: ['page', 'view', 'until', ...KINDS, 'all', '× picture', 'ahead'],
    rows: rows.flatMap(({ page, view, until }) => {
      const floor = rows.find((row) => row.page === FLOORS.picture && row.view === view)
      return MOMENTS.map((moment) => {
        const { kinds, ahead } = until[moment]
        const all = own(until[moment])
        const beside = ratio(all, floor && own(floor.until[moment]))
        return [page, view, moment, ...KINDS.map((kind) => kinds[kind] / KB), all / KB, beside, ahead / KB]
      })
    }),
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

/** Rows of named figures; in one that has no such figure stands a dash. */
function figuresTable(
  title: string,
  rows: readonly { name: string; view: string; figures: Record<string, number> }[],
): Table {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))]
  return {
    title,
    head: ['what', 'view', ...names],
    rows: rows.map(({ name, view, figures }) => [
      name,
      view,
      ...names.map((figureName) => figures[figureName] ?? Number.NaN),
    ]),
  }
}

interface Scrolled {
  name: string
  view: View
  figures: Record<string, number>
}

/** Each row with how many points more of its frames were late than of the floor's, in the same view. */
function besideFloor(rows: readonly Scrolled[], floorName: string): Scrolled[] {
  return rows.map((row) => {
    const floor = rows.find(({ name, view }) => name === floorName && view === row.view)
    const points = (row.figures[LATE_SHARE] ?? Number.NaN) - (floor?.figures[LATE_SHARE] ?? Number.NaN)
    return { ...row, figures: { ...row.figures, 'late − floor, points': points } }
  })
}

export const framesTable = (rows: readonly FramesRow[]) =>
  figuresTable(
    'Frames of a pass at a quarter of the CPU',
    besideFloor(
      rows.map(({ what, view, figures }) => ({ name: what, view, figures })),
      'floor scrolled',
    ),
  )

export const wallsTable = (rows: readonly WallRow[]) =>
  figuresTable(
    'Photo walls at 10,000 photographs',
    besideFloor(
      rows.map(({ page, view, figures }) => ({ name: page, view, figures })),
      FLOORS.sticky,
    ),
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
