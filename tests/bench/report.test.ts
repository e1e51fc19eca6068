import { expect, test } from 'vitest'
import { bytesTable, framesTable, lighthouseTables, wallsTable } from '../../bench/report'
import type { LighthouseRow } from '../../bench/parts/lighthouse'
import { FLOORS } from '../../bench/site/floors'
import { frameFigures } from '../../bench/frames'
import { figure, markdown, type Table } from '../../bench/table'

/** The cells of a row under these heads. */
const cells = ({ head, rows }: Table, row: number, ...heads: string[]) =>
  heads.map((name) => rows[row]?.[head.indexOf(name)])

function lighthouse(page: string, FCP: number, LCP: number, SI: number): LighthouseRow {
  return { page, form: 'mobile', figures: { FCP, LCP, SI }, machine: 1000, faults: [] }
}

test('sets Lighthouse’s figures beside the empty page and the page with one picture', () => {
  const [table, ...others] = lighthouseTables([
    lighthouse(FLOORS.empty, 800, 800, 800),
    lighthouse(FLOORS.picture, 800, 1000, 800),
    lighthouse('/', 880, 1100, 1600),
  ])
  expect(others).toEqual([])
  expect(table && cells(table, 2, 'FCP × empty', 'LCP × empty', 'LCP × picture', 'SI × picture')).toEqual([
    '1.1×',
    '1.38×',
    '1.1×',
    '2×',
  ])
})

test('has a dash for a floor that was not measured', () => {
  const [table] = lighthouseTables([lighthouse('/', 880, 1100, 1600)])
  expect(table && cells(table, 0, 'FCP × empty', 'LCP × picture')).toEqual(['–', '–'])
})

const none = { document: 0, script: 0, style: 0, font: 0, image: 0, video: 0, data: 0, other: 0 }
const same = (kinds: typeof none, ahead = 0) => {
  const moment = { kinds, ahead }
  return { 'first view': moment, 'at rest': moment, scrolled: moment }
}

test('tells bytes by moment, those for other pages beside the sum', () => {
  const script = { ...none, script: 100_000 }
  const table = bytesTable([
    { page: FLOORS.picture, view: 'phone', until: same({ ...none, image: 50_000 }) },
    {
      page: '/',
      view: 'phone',
      until: {
        ...same(script, 80_000),
        'first view': { kinds: script, ahead: 0 },
        scrolled: { kinds: { ...script, image: 100_000 }, ahead: 90_000 },
      },
    },
  ])
  const columns = ['until', 'script', 'image', 'all', '× picture', 'ahead']
  expect(cells(table, 3, ...columns)).toEqual(['first view', 100, 0, 100, '2×', 0])
  expect(cells(table, 4, ...columns)).toEqual(['at rest', 100, 0, 100, '2×', 80])
  expect(cells(table, 5, ...columns)).toEqual(['scrolled', 100, 100, 200, '4×', 90])
})

const LATE = 'late − floor, points'
const frames = (late: number) =>
  frameFigures({
    intervals: Array.from({ length: 100 }, (_, index) => (index < late ? 40 : 16)),
    longTasks: [],
  })

test('tells how many points more frames were late than on the floor of the same view', () => {
  const table = framesTable([
    { what: 'floor scrolled', view: 'phone', figures: frames(2) },
    { what: 'home scrolled', view: 'phone', figures: frames(9) },
    { what: 'home scrolled', view: 'desktop', figures: frames(9) },
  ])
  expect(table.rows.map((_, row) => cells(table, row, 'over 20 ms %', LATE))).toEqual([
    [2, 0],
    [9, 7],
    [9, Number.NaN],
  ])
})

test('has the walls’ own figures blank for their floor', () => {
  const table = wallsTable([
    { page: '/gallery/A7c2', view: 'phone', figures: { 'photos seen': 400, ...frames(5) } },
    { page: FLOORS.sticky, view: 'phone', figures: frames(1) },
  ])
  expect(cells(table, 0, 'photos seen', LATE)).toEqual([400, 4])
  expect(cells(table, 1, 'photos seen', LATE).map((cell) => figure(cell ?? ''))).toEqual(['–', '0'])
})

test('writes a table as GitHub reads it', () => {
  expect(markdown({ title: 'Of it', head: ['what', 'ms'], rows: [['home', 1234.5]] })).toBe(
    '### Of it\n\n| what | ms |\n| --- | ---: |\n| home | 1,235 |\n',
  )
})
