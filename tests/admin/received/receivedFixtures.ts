import 'fake-indexeddb/auto'
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { vi } from 'vitest'
import type { ReceivedPhoto } from '@/admin/received/receivedPhoto'
import { receivedPhotoStore } from '@/admin/received/receivedPhotoStore'

/** Replaces jsdom's `Blob` and `File` by Node's, which fake-indexeddb can clone. */
export function stubCloneableBlobs() {
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('File', NodeFile)
}

/** Installs a `navigator` that is online or offline and has exclusive locks per name. */
export function installNavigator(onLine = true) {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, _options: unknown, task: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task, task)
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

let lastIndex = 0

/** Stores a photo as the service worker does. It counts as inspected unless `more` says otherwise. */
export async function storeReceivedPhoto(
  name: string,
  camera: string | null,
  more: Partial<ReceivedPhoto> = {},
) {
  lastIndex += 1
  const record = {
    version: 1 as const,
    id: `photo-${name}`,
    name,
    size: 14_800_000,
    receivedAt: Date.now(),
    index: lastIndex,
    look: { camera, takenAt: camera && '2026-11-21T17:12:00+09:00', preview: null },
    ...more,
  }
  await receivedPhotoStore.add(record, new Blob(['bytes'], { type: 'image/jpeg' }))
}

export const storedNames = async () =>
  (await receivedPhotoStore.listRecords()).map((record) => String(Object(record).name)).toSorted()

export async function clearReceivedPhotos() {
  const ids = (await receivedPhotoStore.listRecords()).map((record) => String(Object(record).id))
  await receivedPhotoStore.remove(ids)
}
