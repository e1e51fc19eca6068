import { expect, it } from 'vitest'
import { playwrightTally, vitestTally } from '../../../scripts/test/reports.ts'

const vitest = (testResults: object[]) => ({ numPassedTests: 3, testResults })

it('lists the failed Vitest tests with the first line of each message', () => {
  const report = vitest([
    {
      name: '/site/tests/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a list is ordered', status: 'failed', failureMessages: ['Error: 1\n  at a.test.ts'] },
        { fullName: 'a list is short', status: 'passed', failureMessages: [] },
      ],
    },
  ])
  expect(vitestTally(report, '/site')).toEqual({
    passed: 3,
    failed: ['tests/a.test.ts › a list is ordered – Error: 1'],
  })
})

it('counts a test file that Vitest could not run as one failed test', () => {
  const broken = {
    name: '/site/tests/b.test.ts',
    status: 'failed',
    assertionResults: [],
    message: 'no such file',
  }
  expect(vitestTally(vitest([broken]), '/site').failed).toEqual([
    'tests/b.test.ts › the whole file – no such file',
  ])
})

it('lists failed and flaky Playwright tests, nested suites included', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ projectName: 'desktop', status }],
  })
  const suites = [
    {
      title: 'home.spec.ts',
      specs: [spec('opens', 'unexpected'), spec('closes', 'expected')],
      suites: [{ title: 'at night', specs: [spec('glows', 'flaky'), spec('sleeps', 'skipped')] }],
    },
  ]
  expect(playwrightTally({ stats: { expected: 1 }, suites })).toEqual({
    passed: 1,
    failed: ['[desktop] home.spec.ts:7 › opens', '[desktop] home.spec.ts:7 › glows'],
  })
})

it('throws if a report cannot be parsed', () => {
  expect(() => vitestTally({}, '/site')).toThrow(/numPassedTests/)
  expect(() => playwrightTally({ suites: [] })).toThrow(/stats/)
})
