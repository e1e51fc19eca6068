// Lighthouse as its own command, in a process and a browser of its own for every run.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { nullable, number, object, optional, parse, record, string, type InferOutput } from 'valibot'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/ensure-browser.ts'
import { openBrowser } from '../browser.ts'
import { FLOOR_PAGES } from '../pages.ts'
import { quantiles } from '../quantiles.ts'
import type { Site } from '../site/serve.ts'
import { type Fault, faultsOf } from './lighthouseFaults.ts'

/** Its package stands apart: 200 packages that only a bench wants would slow every `npm ci` of the project. */
const FOLDER = resolve(import.meta.dirname, '../lighthouse')
const COMMAND = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const RUN_TIMEOUT_MS = 180_000

/** The screens that Lighthouse shows a page on. */
const SCREENS = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, isMobile: false },
} as const

export type Form = 'mobile' | 'desktop'
export const FORMS: readonly Form[] = ['mobile', 'desktop']

/** Column and the audit it is read from; all in ms but the shift. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const report = object({
  environment: object({ benchmarkIndex: number() }),
  runtimeError: optional(object({ message: string() })),
  categories: record(string(), object({ score: nullable(number()) })),
  audits: record(string(), object({ numericValue: optional(number()) })),
})
type Report = InferOutput<typeof report>

export interface LighthouseRow {
  page: string
  form: Form
  /** Medians: categories of 100, metrics in ms, the shift without a unit. */
  figures: Record<string, number>
  /** How fast the machine was, by Lighthouse's own count: below 1,000 its figures for a phone are too slow. */
  machine: number
  /** What the first run found wrong, by category. */
  faults: Fault[]
}

/** Installs Lighthouse from its own lock file where it is missing. Throws when npm cannot. */
function ensureLighthouse() {
  if (existsSync(COMMAND)) return
  console.info('Lighthouse is installed once, into bench/lighthouse/node_modules.')
  const npm = process.env['npm_execpath']
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync(command, [...before, ...flags], { cwd: FOLDER, stdio: 'inherit' })
  if (status !== 0) throw new Error('Lighthouse could not be installed.')
}

/** Visits a page uncounted, for the first visitor of all waits until the backend has rendered its pictures. */
async function warm(site: Site, page: string, form: Form) {
  const browser = await openBrowser(site.browserArgs)
  try {
    const visit = await browser.newPage(SCREENS[form])
    await visit.goto(`${site.url}${page}`, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
}

/** One run; its report as written. Throws when Lighthouse fails or finds no page. */
async function run(site: Site, page: string, form: Form): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', ...CHROMIUM_ARGS, ...site.browserArgs].join(' ')
  const args = [`${site.url}${page}`, '--quiet', '--output=json', `--output-path=${file}`]
  if (form === 'desktop') args.push('--preset=desktop')
  const child = spawn(process.execPath, [COMMAND, ...args, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: ensureChromium() ?? chromium.executablePath() },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: RUN_TIMEOUT_MS,
  })
  try {
    const code = await new Promise<number | null>((done, reject) =>
      child.on('error', reject).on('exit', done),
    )
    if (code !== 0) throw new Error(`Lighthouse gave up on ${page} (${form}).`)
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return written
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf({ categories, audits, runtimeError }: Report): Record<string, number> {
  if (runtimeError) throw new Error(runtimeError.message)
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const metrics = Object.entries(METRICS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? 0])
  return Object.fromEntries([...scores, ...metrics])
}

const median = (numbers: readonly number[]) => quantiles(numbers)(0.5)

/** Each page and both floors by phone and desktop, the median of so many runs. Tells each as it is known. */
export async function measureLighthouse(
  site: Site,
  { pages, runs, forms }: { pages: readonly string[]; runs: number; forms: readonly Form[] },
): Promise<LighthouseRow[]> {
  ensureLighthouse()
  const rows: LighthouseRow[] = []
  for (const form of forms)
    for (const page of [...FLOOR_PAGES, ...pages]) {
      await warm(site, page, form)
      const written: unknown[] = []
      while (written.length < runs) written.push(await run(site, page, form))
      const reports = written.map((one) => parse(report, one))
      const all = reports.map(figuresOf)
      const figures = Object.fromEntries(
        Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name] ?? 0))]),
      )
      const machine = median(reports.map(({ environment }) => environment.benchmarkIndex))
      rows.push({ page, form, figures, machine, faults: faultsOf(written[0]) })
      console.info(`${form} ${page}: ${CATEGORIES.map((name) => figures[name]).join(' / ')}`)
    }
  return rows
}
