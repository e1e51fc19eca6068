import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CACHE = resolve('.cache/postgres')

let making: Promise<string> | undefined

/** Puts an empty Postgres cluster into a folder: a copy of the one kept under `.cache`. */
export async function createCluster(folder: string): Promise<void> {
  await cp(await clusterTemplate(), folder, { recursive: true })
}

/** The kept cluster, made by the first call of all: two seconds of another process. */
export function clusterTemplate(): Promise<string> {
  making ??= makeTemplate(join(CACHE, pgliteVersion())).catch((error: unknown) => {
    making = undefined
    throw error
  })
  return making
}

async function makeTemplate(template: string): Promise<string> {
  if (existsSync(template)) return template
  const unfinished = `${template}.${process.pid}`
  await mkdir(dirname(template), { recursive: true })
  await promisify(execFile)(process.execPath, [
    '--liftoff-only', // what runs once is not worth optimising: half the time
    fileURLToPath(new URL('./initdb.mjs', import.meta.url)),
    unfinished,
  ])
  // Another process may have been faster: then its cluster serves as well.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }))
  return template
}

function pgliteVersion(): string {
  const manifest = resolve('node_modules/@electric-sql/pglite/package.json')
  return String(/"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1])
}
