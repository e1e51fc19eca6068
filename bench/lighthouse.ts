// `npm run bench -- lighthouse`: scores and metrics of each page by form factor, and the failed audits of its first run.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/test/ensureBrowser.ts'
import { openBrowser, openPage } from './browser.ts'
import { PAGES } from './pages.ts'
import type { Options } from './run.ts'
import { BASELINE_PAGES } from './site/baselinePages.ts'
import type { Site } from './site/serve.ts'
import { median, type Table } from './table.ts'

/** Run with npx, because its 200 dependencies would slow down every `npm ci`. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2']
const FORMS = ['mobile', 'desktop']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
}
/** Performance audits fail below this score, all others below 1. */
const SLOW_BELOW = 0.9

const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.record(
    v.string(),
    v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string() })) }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      score: v.nullish(v.number()),
      scoreDisplayMode: v.string(),
      numericValue: v.optional(v.number()),
      displayValue: v.optional(v.string()),
      details: v.optional(v.unknown()),
    }),
  ),
})
type Report = v.InferOutput<typeof reportSchema>

async function report(site: Site, path: string, form: string): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS, ...site.browserArgs].join(' ')
  const args = [...LIGHTHOUSE, site.url + path, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  if (form === 'desktop') args.push('--preset=desktop')
  const env = { ...process.env, CHROME_PATH: ensureChromium() ?? chromium.executablePath() }
  const options = { env, timeout: 180_000, maxBuffer: 1e8 }
  const { stdout } = await promisify(execFile)('npx', args, options)
  const parsed = v.parse(reportSchema, JSON.parse(stdout))
  if (parsed.runtimeError) throw new Error(parsed.runtimeError.message)
  return parsed
}

/** Returns the first five selectors and paths in an audit's details. */
function locations(details: unknown): string {
  const matches = JSON.stringify(details ?? {}).matchAll(
    /"(?:selector|url)":"(?!data:)(?:https?:\/\/[^/"]+)?((?:[^"\\]|\\.)*)"/g,
  )
  return [...new Set([...matches].map(([, location]) => location))].slice(0, 5).join(', ')
}

function failedAudits({ categories, audits }: Report): string[][] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id }) => {
      const audit = audits[id]
      const limit = category === 'performance' ? SLOW_BELOW : 1
      if (!audit || audit.scoreDisplayMode === 'informative' || (audit.score ?? 1) >= limit) return []
      return [[`${category}: ${id}`, audit.displayValue ?? '', locations(audit.details)]]
    }),
  )
}

const figures = ({ categories, audits, environment }: Report): number[] => [
  ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
  ...Object.values(METRICS).map((audit) => audits[audit]?.numericValue ?? 0),
  environment.benchmarkIndex,
]

export async function lighthouse({ site, runs, form, pages = PAGES }: Options): Promise<Table[]> {
  const rows: (string | number)[][] = []
  const failed: string[][] = []
  for (const factor of form ? [form] : FORMS)
    for (const path of [BASELINE_PAGES.empty, ...pages]) {
      // The backend scales pictures on the first request.
      const browser = await openBrowser(site.browserArgs)
      const visit = await openPage(browser, factor === 'mobile' ? 'phone' : 'desktop')
      await visit.goto(site.url + path, { waitUntil: 'networkidle' })
      await browser.close()
      const reports: Report[] = []
      while (reports.length < runs) reports.push(await report(site, path, factor))
      const all = reports.map(figures)
      rows.push([path, factor, ...(all[0] ?? []).map((_, i) => median(all.map((each) => each[i] ?? 0)))])
      failed.push(
        ...reports
          .slice(0, 1)
          .flatMap(failedAudits)
          .map((audit) => [path, factor, ...audit]),
      )
    }
  const head = ['page', 'form', ...CATEGORIES, ...Object.keys(METRICS), 'benchmark index']
  return [
    { title: `Lighthouse, medians of ${runs}; metrics in ms`, head, rows },
    { title: 'Failed audits', head: ['page', 'form', 'audit', 'value', 'where'], rows: failed },
  ]
}
