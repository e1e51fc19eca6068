import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { processImage as ProcessImage } from '@/admin/upload/processImage'
import { FakeWorker, fileOf, imageOf } from '../desk'

let processImage: typeof ProcessImage

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.started = []
  FakeWorker.reply = null
  // Each test begins without a worker.
  vi.resetModules()
  ;({ processImage } = await import('@/admin/upload/processImage'))
})
afterEach(() => void vi.unstubAllGlobals())

/** The worker that was started so many times, once a file has reached it. */
async function asked(started: number): Promise<FakeWorker> {
  await vi.waitFor(() => {
    expect(FakeWorker.started).toHaveLength(started)
    expect(FakeWorker.newest.asked).not.toHaveLength(0)
  })
  return FakeWorker.newest
}

it('asks once more for a worker that does not come', async () => {
  const image = imageOf()
  const result = processImage(fileOf('a.jpg'))
  const lost = await asked(1)
  lost.dispatchEvent(new Event('error'))
  const second = await asked(2)
  expect(lost.terminated).toBe(true)
  second.finish(image)
  await expect(result).resolves.toBe(image)
})

it('holds no file to be damaged for want of a worker', async () => {
  const result = processImage(fileOf('a.jpg'))
  result.catch(() => undefined)
  for (const attempt of [1, 2]) (await asked(attempt)).dispatchEvent(new Event('error'))
  await expect(result).rejects.toMatchObject({ name: 'DataError', kind: 'offline' })
  expect(FakeWorker.started).toHaveLength(2)
})

it('blames the file on which a worker dies, and starts another for the next', async () => {
  const result = processImage(fileOf('a.jpg'))
  result.catch(() => undefined)
  ;(await asked(1)).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
  await expect(result).rejects.toMatchObject({ name: 'ImageFault', kind: 'corrupt' })
  const next = processImage(fileOf('b.jpg'))
  const image = imageOf()
  ;(await asked(2)).finish(image)
  await expect(next).resolves.toBe(image)
})
