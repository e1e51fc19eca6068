import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CACHE = resolve('.cache/postgres')

/** Puts an empty Postgres cluster into a folder: a copy of the one kept under `.cache`, which the first call makes. */
export async function createCluster(folder: string): Promise<void> {
  const template = join(CACHE, pgliteVersion())
  if (!existsSync(template)) await makeTemplate(template)
  await cp(template, folder, { recursive: true })
}

async function makeTemplate(template: string): Promise<void> {
  const unfinished = `${template}.${process.pid}`
  await mkdir(dirname(template), { recursive: true })
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('./initdb.mjs', import.meta.url)),
    unfinished,
  ])
  // Another process may have been faster: then its cluster serves as well.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }))
}

function pgliteVersion(): string {
  const manifest = resolve('node_modules/@electric-sql/pglite/package.json')
  return String(/"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1])
}
