// `npm run bench:build -- 10000 [--cards]`: a demo build with so many rows. Fills an embedded backend of its own (nothing of
// yours is touched), builds in a process beside it, so that the memory told is the build's alone, and says how long it took,
// how large its output is and the most memory it held. With `--cards` the social cards are drawn, too, none of them kept.
// Measures, asserts nothing.
import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { accountsFrom } from '../backend/accounts.ts'
import { startBackend } from '../backend/backend.ts'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { listen } from '../backend/listen.ts'
import { readSamples } from '../backend/seed.ts'
import { clientOf } from '../scripts/backend-access.ts'
import { DEMO_MODE } from '../scripts/build-env.ts'
import { buildSite } from '../scripts/prerender/site.ts'
import { trialPhotos } from '../scripts/trial-photos.ts'

const CAMERAS = ['a7c2', 'x100vi'] as const
const ROWS_PER_REQUEST = 500
const MB = 1024 * 1024

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cards: { type: 'boolean', default: false },
    origin: { type: 'string' },
    out: { type: 'string' },
  },
})

await (values.origin && values.out
  ? buildAlone(values.origin, values.out)
  : measure(Number(positionals[0] ?? 100)))
process.exit(0)

/** In the process that is measured. */
async function buildAlone(backendOrigin: string, outDir: string) {
  const started = performance.now()
  await buildSite({
    root: process.cwd(),
    mode: DEMO_MODE,
    outDir: join(outDir, 'site'),
    backendOrigin,
    cards: values.cards && { cache: join(outDir, 'cards') },
    log: (line) =>
      console.info(`${((performance.now() - started) / 1000).toFixed(1).padStart(8)} s  ${line}`),
  })
  const { maxRSS } = process.resourceUsage()
  console.info(`most memory held: ${Math.round(maxRSS / 1024)} MB`)
}

async function measure(rows: number) {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-bench-'))
  const accounts = accountsFrom({})
  const server = await listen(await startBackend({ data: join(folder, 'data'), samples: rows > 0, accounts }))
  try {
    await fill(server.url, rows, accounts.owner)
    console.info(`${rows} rows beside ${rows > 0 ? 'the samples' : 'nothing'}`)
    await buildBeside(server.url, folder)
    tellSizes(join(folder, 'site'))
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(url: string, count: number, owner: { email: string; password: string }) {
  if (count === 0) return
  const samples = await readSamples(join('supabase', 'seed'))
  const client = clientOf(url, PUBLISHABLE_KEY)
  const { error } = await client.auth.signInWithPassword(owner)
  if (error) throw error
  for (const [index, camera] of CAMERAS.entries()) {
    const rows = trialPhotos(samples[camera], Math.floor((count + index) / CAMERAS.length), index + 1)
    for (let from = 0; from < rows.length; from += ROWS_PER_REQUEST)
      await client
        .from(`posts_${camera}`)
        .insert(rows.slice(from, from + ROWS_PER_REQUEST))
        .throwOnError()
  }
}

function buildBeside(origin: string, outDir: string): Promise<void> {
  const options = ['--origin', origin, '--out', outDir, ...(values.cards ? ['--cards'] : [])]
  return new Promise((resolve, reject) => {
    fork(fileURLToPath(import.meta.url), options).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build has ended with ${code}.`)),
    )
  })
}

function tellSizes(folder: string) {
  const sizes = new Map<string, { files: number; bytes: number }>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const kind = extname(entry.name)
    const { files, bytes } = sizes.get(kind) ?? { files: 0, bytes: 0 }
    sizes.set(kind, { files: files + 1, bytes: bytes + statSync(join(entry.parentPath, entry.name)).size })
  }
  for (const [kind, { files, bytes }] of [...sizes].toSorted(([, a], [, b]) => b.bytes - a.bytes))
    console.info(
      `${kind.padEnd(8)} ${String(files).padStart(6)} files ${(bytes / MB).toFixed(1).padStart(8)} MB`,
    )
}
