// Runs tools one after another or side by side, prints their output and counts their tests.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathWith } from './fetchNode.ts'
import { packageBin } from './packageBin.ts'
import { playwrightTally, type Tally, vitestTally } from './reports.ts'

/** A tool (`package` or `package:command`) and its arguments. */
export type Command = readonly string[]

export interface Options {
  env?: Record<string, string>
  /** Node's executable that runs the tool; this process's by default. */
  node?: string
}

/** Runs a tool. A quiet one's output is printed after it has ended. Resolves to true if it succeeded. */
async function run(title: string, [tool = '', ...args]: Command, options: Options & { quiet?: boolean }) {
  const { env = {}, node = process.execPath, quiet = false } = options
  const buffered: Buffer[] = []
  const print = (text: string) => (quiet ? buffered.push(Buffer.from(text)) : process.stdout.write(text))
  print(`\n── ${title}\n`)
  const started = performance.now()
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(node, [packageBin(tool), ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: pathWith(node), ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => buffered.push(data))
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code === 0))
  })
  print(`── ${title}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`)
  process.stdout.write(Buffer.concat(buffered))
  return ok
}

/** Creates a runner of tools. Their tests count in addition to `total`. */
export function createRunner(total: Tally = { passed: 0, failed: [] }) {
  const reports = mkdtempSync(join(tmpdir(), 'blank-page-tests-'))

  /** Runs checks one after another. Each counts as one test. */
  async function checks(list: Readonly<Record<string, Command>>, options: Options = {}) {
    for (const [title, command] of Object.entries(list)) {
      if (await run(title, command, { ...options, quiet: true })) total.passed += 1
      else total.failed.push(title)
    }
  }

  /** Runs a test runner that writes a JSON report. Counts one failure if it fails without a failed test or runs no tests. */
  async function tests(
    title: string,
    command: (report: string) => Command,
    options: Options,
    read: (report: unknown) => Tally,
  ) {
    const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
    const ok = await run(title, command(file), {
      ...options,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...options.env },
    })
    const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] }
    total.passed += tally.passed
    total.failed.push(...tally.failed)
    if (tally.failed.length === 0 && (!ok || tally.passed === 0)) total.failed.push(title)
  }

  const vitest = (title: string, args: Command, options: Options = {}) =>
    tests(
      title,
      (report) => [
        'vitest',
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      options,
      (report) => vitestTally(report, process.cwd()),
    )

  /** Runs journeys on the demo build. */
  const playwright = (title: string, args: Command, env: Record<string, string> = {}) =>
    tests(
      title,
      () => ['playwright', 'test', ...args],
      { env: { CI: 'true', DEMO_BUILT: 'true', ...env } },
      playwrightTally,
    )

  /** Prints the failed tests and the total, and sets the exit code. */
  function finish() {
    rmSync(reports, { recursive: true, force: true })
    for (const name of total.failed) process.stdout.write(`\nfailed: ${name}`)
    process.stdout.write(`\n${total.passed} passed, ${total.failed.length} failed\n`)
    process.exitCode = total.failed.length === 0 ? 0 : 1
    return total
  }

  return { checks, vitest, playwright, finish }
}

export type Runner = ReturnType<typeof createRunner>
