// Memory of a browser and of a page in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright'

const SAMPLE_EVERY_MS = 500

/** A process and all that it started. */
function processTree(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // It ended meanwhile.
    }
  const tree = [root]
  for (const id of tree) tree.push(...(children.get(id) ?? []))
  return tree
}

/**
 * Memory in MB, each page that processes share counted once: of the whole browser, and of its renderers alone. NaN where
 * the system keeps no `/proc`.
 */
export function memoryOf(root: number) {
  if (!existsSync('/proc')) return { browser: Number.NaN, renderers: Number.NaN }
  const memory = { browser: 0, renderers: 0 }
  for (const id of processTree(root))
    try {
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))
      const megabytes = Number(pss?.[1] ?? 0) / 1024
      memory.browser += megabytes
      if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer'))
        memory.renderers += megabytes
    } catch {
      // It ended meanwhile.
    }
  return memory
}

/** Samples the memory until told to stop; gives the peaks. */
export function watchMemory(root: number) {
  const peak = { browser: 0, renderers: 0 }
  const timer = setInterval(() => {
    const now = memoryOf(root)
    peak.browser = Math.max(peak.browser, now.browser)
    peak.renderers = Math.max(peak.renderers, now.renderers)
  }, SAMPLE_EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Used JavaScript heap after a collection, in MB. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
