import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CACHE = resolve('.cache/postgres')

let pending: Promise<string> | undefined

/** Creates an empty Postgres cluster in a folder by copying the template under `.cache`. */
export async function createCluster(folder: string): Promise<void> {
  await cp(await clusterTemplate(), folder, { recursive: true })
}

/** Returns the folder of the template cluster. The first call ever creates it, which takes two seconds in another process. */
export function clusterTemplate(): Promise<string> {
  pending ??= createTemplate(join(CACHE, pgliteVersion())).catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

async function createTemplate(template: string): Promise<string> {
  if (existsSync(template)) return template
  const unfinished = `${template}.${process.pid}`
  await mkdir(dirname(template), { recursive: true })
  await promisify(execFile)(process.execPath, [
    '--liftoff-only', // Skips optimization, which halves the time of a single run.
    fileURLToPath(new URL('./initdb.mjs', import.meta.url)),
    unfinished,
  ])
  // Another process may have created the template in the meantime.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }))
  return template
}

function pgliteVersion(): string {
  const manifest = resolve('node_modules/@electric-sql/pglite/package.json')
  return String(/"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1])
}
