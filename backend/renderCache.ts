import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { writeWhole } from './storageFiles.ts'

const LIMIT_BYTES = 256 * 1024 * 1024
/** Two cores: more at once only costs memory. */
const RENDERS_AT_ONCE = 2

export type RenderCache = {
  /** The bytes kept under a name, or those of `render`, made once however many ask at the same time. */
  get(name: string, render: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Keeps transformed pictures on disk, the oldest leaving when there are more than `limit` bytes of them. */
export function renderCache(folder: string, limit = LIMIT_BYTES): RenderCache {
  const underWay = new Map<string, Promise<Uint8Array>>()
  const inTurn = pLimit(RENDERS_AT_ONCE)
  let total: number | undefined

  const trim = async () => {
    const names = (await readdir(folder)).filter((name) => !name.endsWith('.part'))
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...pick(await stat(join(folder, name))) })),
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
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    return inTurn(async () => {
      const bytes = await render()
      await mkdir(folder, { recursive: true })
      await writeWhole(file, bytes)
      if (total === undefined || (total += bytes.length) > limit) await trim()
      return bytes
    })
  }

  return {
    get(name, render) {
      const current = underWay.get(name) ?? make(name, render).finally(() => underWay.delete(name))
      underWay.set(name, current)
      return current
    },
  }
}

function pick({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, time: mtimeMs }
}
