import { relative } from 'node:path'
import * as v from 'valibot'

/** Results of a test runner: the number of passed tests and the failed ones by file and name. */
export interface Tally {
  passed: number
  failed: string[]
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
})

/** Reads Vitest's JSON report. A file that could not be run counts as one failed test. */
export function vitestTally(report: unknown, root: string): Tally {
  const { numPassedTests, testResults } = v.parse(vitestReport, report)
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName} – ${firstLine(failureMessages?.[0] ?? '')}`)
    const all = tests.length === 0 && status === 'failed' ? [`the whole file – ${firstLine(message)}`] : tests
    return all.map((test) => `${relative(root, name)} › ${test}`)
  })
  return { passed: numPassedTests, failed }
}

const firstLine = (message: string) => message.split('\n', 1)[0] ?? ''

interface Suite {
  title: string
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ stats: v.object({ expected: v.number() }), suites: v.array(suite) })

/** Reads Playwright's JSON report. Flaky tests count as failed. */
export function playwrightTally(report: unknown): Tally {
  const { stats, suites } = v.parse(playwrightReport, report)
  const within = ({ specs, suites: inner = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
    ),
    ...inner.flatMap(within),
  ]
  return { passed: stats.expected, failed: suites.flatMap(within) }
}
