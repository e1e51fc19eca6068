import { expect, it, vi } from 'vitest'
import { deferSectionBuilds, waitForSectionBuilds } from '@/motion/deferSectionBuilds'

const waitTask = () => new Promise((resolve) => setTimeout(resolve))

it('builds sections immediately while no build is deferred', async () => {
  const built = vi.fn<() => void>()
  void waitForSectionBuilds().then(built)
  await waitTask()
  expect(built).toHaveBeenCalledOnce()
})

it('waits until the last deferral has ended; ending one twice counts once', async () => {
  const built = vi.fn<() => void>()
  const [endFirst, endSecond] = [deferSectionBuilds(), deferSectionBuilds()]
  void waitForSectionBuilds().then(built)
  endFirst()
  endFirst()
  await waitTask()
  expect(built).not.toHaveBeenCalled()
  endSecond()
  await waitTask()
  expect(built).toHaveBeenCalledOnce()
})
