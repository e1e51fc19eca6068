import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { vi } from 'vitest'
import type { ReceivedPhoto } from '@/admin/received/receivedPhoto'
import { receivedPhotos } from '@/admin/received/receivedHere'

/** The store clones blobs, which of the two kinds at hand only Node's can be. */
export function useCloneableBlobs() {
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('File', NodeFile)
}

/** The browser, with a network or without, and locks as browsers hold them: one at a time for each name. */
export function installNavigator(onLine = true) {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, _options: unknown, work: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  vi.stubGlobal('navigator', { onLine, locks: { request } })
}

export const SONY = 'SONY A7C2'
export const FUJI = 'FUJIFILM X100VI'

let came = 0

/** Keeps a photograph as the worker does and, unless told otherwise, as a first look has left it. */
export async function keep(name: string, camera: string | null, more: Partial<ReceivedPhoto> = {}) {
  came += 1
  const note = {
    version: 1 as const,
    id: `photo-${name}`,
    name,
    size: 14_800_000,
    receivedAt: Date.now(),
    index: came,
    look: { camera, takenAt: camera && '2026-11-21T17:12:00+09:00', preview: null },
    ...more,
  }
  await receivedPhotos.keep(note, new Blob(['bytes'], { type: 'image/jpeg' }))
}

export const keptNames = async () =>
  (await receivedPhotos.notes()).map((note) => String(Object(note).name)).toSorted()

export async function clearKept() {
  const ids = (await receivedPhotos.notes()).map((note) => String(Object(note).id))
  await receivedPhotos.remove(ids)
}
