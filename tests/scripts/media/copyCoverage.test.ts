import { describe, expect, test } from 'vitest'
import { copyLevel } from '@/posts/pictures/pictureCopies'
import { type CoveredRow, coverageOf } from '../../../scripts/media/copyCoverage.ts'

const BUILT_AT = '2026-06-01T00:00:00.000Z'
/** A row of this day of May, changed on the day after. */
const row = (day: number, change: Partial<CoveredRow> = {}): CoveredRow => ({
  dates: { createdAt: dateOf(day), publishedAt: dateOf(day), updatedAt: dateOf(day + 1) },
  level: 'all',
  missing: [],
  ...change,
})
const dateOf = (day: number) => new Date(Date.UTC(2026, 4, day)).toISOString()

/** Returns the levels that pages derive for the rows, from all dates and from the date of creation alone. */
function levelsOf(rows: readonly CoveredRow[]) {
  const coverage = coverageOf(rows, BUILT_AT, 'first')
  if (!coverage) throw new Error('no coverage')
  return rows.map(({ dates }) => [
    copyLevel(coverage, dates),
    copyLevel(coverage, { createdAt: dates.createdAt, publishedAt: null, updatedAt: null }),
  ])
}

test('complete rows are covered since the oldest one', () => {
  expect(coverageOf([row(20), row(10)], BUILT_AT, 'fallback')).toEqual({
    use: 'fallback',
    until: dateOf(21),
    allSince: dateOf(10),
    smallSince: null,
    missing: [],
  })
})

test('without rows there is no coverage', () => {
  expect(coverageOf([], BUILT_AT, 'first')).toBeNull()
})

describe('pages derive no more copies than a row has', () => {
  test.each<[string, CoveredRow[], (string | null)[]]>([
    ['older rows are small', [row(20), row(15, { level: 'small' })], ['all', 'small']],
    [
      'the oldest rows have none',
      [row(20), row(15, { level: 'small' }), row(10, { level: null })],
      ['all', 'small', null],
    ],
    ['the newest row has none', [row(20, { level: null }), row(10)], [null, null]],
    [
      'a row has none, another has the same date',
      [row(20), row(15), row(15, { level: null })],
      ['all', null, null],
    ],
  ])('%s', (_case, rows, levels) => {
    expect(levelsOf(rows)).toEqual(levels.map((level) => [level, level]))
  })

  test('a row was published later than created', () => {
    const late = row(20, { dates: { createdAt: dateOf(1), publishedAt: dateOf(20), updatedAt: null } })
    // Lists know its creation only, by which it is older than the row without copies.
    expect(levelsOf([late, row(10, { level: null })])).toEqual([
      ['all', null],
      [null, null],
    ])
  })

  test('a row was changed after the build had begun, or has a date in the future', () => {
    const future = { createdAt: '2030-01-01T00:00:00Z', publishedAt: dateOf(20), updatedAt: dateOf(20) }
    const changed = row(15, {
      dates: { createdAt: dateOf(15), publishedAt: dateOf(15), updatedAt: '2026-06-01T00:00:01Z' },
    })
    expect(levelsOf([row(20, { dates: future }), changed]).map(([level]) => level)).toEqual(['all', null])
    expect(coverageOf([row(20, { dates: future })], BUILT_AT, 'first')?.until).toBe(BUILT_AT)
  })
})

describe('pictures that cannot be copied', () => {
  test('are named once, in covered rows only', () => {
    const rows = [
      row(20, { missing: ['a.webp'] }),
      row(15, { missing: ['a.webp', 'b.webp'] }),
      row(10, { level: null, missing: ['c.webp'] }),
    ]
    expect(coverageOf(rows, BUILT_AT, 'first')?.missing).toEqual(['a.webp', 'b.webp'])
  })

  test('end the coverage if there are too many to name on every page', () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(1000 - index, { missing: [`${crypto.randomUUID()}.webp`] }),
    )
    const coverage = coverageOf(rows, dateOf(2000), 'first')
    const named = coverage?.missing.length ?? 0
    expect(named).toBeGreaterThan(30)
    expect(JSON.stringify(coverage).length).toBeLessThan(2000)
    expect(coverage?.allSince).toBe(dateOf(1000 - named + 1))
  })
})
