import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

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
  await new Promise<void>((done, failed) => {
    const worker = new Worker(new URL('./cluster.worker.mjs', import.meta.url), { workerData: unfinished })
    worker.once('error', failed)
    worker.once('exit', (code) => (code === 0 ? done() : failed(new Error(`initdb ended with ${code}`))))
  })
  // Another process may have been faster: then its cluster serves as well.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }))
}

function pgliteVersion(): string {
  const manifest = resolve('node_modules/@electric-sql/pglite/package.json')
  return String(/"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1])
}
