// What a page holds on to: the data of its scripts, and its document. What the engine compiles, caches and notes beside it
// grows with every call, and is not the page's.
import type { CDPSession } from 'playwright'

export interface Held {
  /** Objects, arrays, strings and closures, in MB. */
  data: number
  /** Nodes of documents, those in no document included. */
  nodes: number
}

/** The part of Chromium's heap snapshot that is read: a flat list of numbers, so many for each thing. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

const NOT_DATA = new Set(['code', 'native', 'synthetic', 'hidden'])
const MEGABYTE = 1024 * 1024

/** Sum of a snapshot's data, in bytes. */
export function dataOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const width = meta.node_fields.length
  const kind = meta.node_fields.indexOf('type')
  const size = meta.node_fields.indexOf('self_size')
  const [kinds] = meta.node_types
  let bytes = 0
  for (let at = 0; at < nodes.length; at += width)
    if (!NOT_DATA.has(kinds[nodes[at + kind] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}

/** Collects what nobody holds any more, and measures the rest. */
export async function held(cdp: CDPSession): Promise<Held> {
  const chunks: string[] = []
  const note = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', note)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', note)
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  const snapshot: Snapshot = JSON.parse(chunks.join(''))
  return { data: dataOf(snapshot) / MEGABYTE, nodes }
}
