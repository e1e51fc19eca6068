import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { processImage as ProcessImage } from '@/admin/upload/processImage'
import { FakeWorker, imageFile, processedImage } from '../fakeImageWorker'

let processImage: typeof ProcessImage

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.started = []
  FakeWorker.reply = null
  // Fresh modules: no worker has been started.
  vi.resetModules()
  ;({ processImage } = await import('@/admin/upload/processImage'))
})
afterEach(() => void vi.unstubAllGlobals())

/** Waits until `count` workers have been started and the newest has received a file. Returns it. */
async function workerWithRequest(count: number): Promise<FakeWorker> {
  await vi.waitFor(() => {
    expect(FakeWorker.started).toHaveLength(count)
    expect(FakeWorker.newest.requests).not.toHaveLength(0)
  })
  return FakeWorker.newest
}

it('retries once if the worker fails to load', async () => {
  const image = processedImage()
  const result = processImage(imageFile('a.jpg'))
  const lost = await workerWithRequest(1)
  lost.dispatchEvent(new Event('error'))
  const second = await workerWithRequest(2)
  expect(lost.terminated).toBe(true)
  second.finish(image)
  await expect(result).resolves.toBe(image)
})

it('reports a file as corrupt if the worker crashes, and starts a new worker for the next file', async () => {
  const result = processImage(imageFile('a.jpg'))
  result.catch(() => undefined)
  ;(await workerWithRequest(1)).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
  await expect(result).rejects.toMatchObject({ name: 'ImageError', kind: 'corrupt' })
  const next = processImage(imageFile('b.jpg'))
  const image = processedImage()
  ;(await workerWithRequest(2)).finish(image)
  await expect(next).resolves.toBe(image)
})
