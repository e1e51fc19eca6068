import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { writeAtomically } from './storageFiles.ts'

const LIMIT_BYTES = 256 * 1024 * 1024
/** More parallel renders only use more memory. */
const CONCURRENT_RENDERS = 2

export type RenderCache = {
  /** Returns the cached bytes, or renders and caches them. Concurrent calls for one name share a single render. */
  get(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Creates a disk cache of transformed pictures. Deletes the oldest ones above `limit` bytes. */
export function createRenderCache(folder: string, limit = LIMIT_BYTES): RenderCache {
  const pending = new Map<string, Promise<Uint8Array>>()
  const limitRenders = pLimit(CONCURRENT_RENDERS)
  let total: number | undefined

  const trim = async () => {
    const names = (await readdir(folder)).filter((name) => !name.endsWith('.part'))
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...sizeAndTime(await stat(join(folder, name))) })),
    )
    files.sort((a, b) => a.time - b.time)
    total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= limit) return
    for (const { name, size } of files) {
      if (total <= limit * 0.75) break
      await rm(join(folder, name), { force: true })
      total -= size
    }
  }

  const make = async (name: string, render: () => Promise<Uint8Array>) => {
    const file = join(folder, name)
    const cached = await readFile(file).catch(() => undefined)
    if (cached) return cached
    return limitRenders(async () => {
      const bytes = await render()
      await mkdir(folder, { recursive: true })
      await writeAtomically(file, bytes)
      if (total === undefined || (total += bytes.length) > limit) await trim()
      return bytes
    })
  }

  return {
    get(name, render) {
      const current = pending.get(name) ?? make(name, render).finally(() => pending.delete(name))
      pending.set(name, current)
      return current
    },
  }
}

function sizeAndTime({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, time: mtimeMs }
}
