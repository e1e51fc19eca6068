import { expect, it, vi } from 'vitest'
import { reportUntold } from '@/app/reportUntold'
import { ChunkLoadError } from '@/lib/lazyModule'

it('reports what React recovered from, save a file that a boundary tells of', () => {
  const report = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', report)
  const lost = new ChunkLoadError('Book', () => undefined, new Error('offline'))
  reportUntold(new Error('hydrating failed', { cause: lost }))
  expect(report).not.toHaveBeenCalled()
  const mismatch = new Error('hydration mismatch')
  reportUntold(mismatch)
  expect(report).toHaveBeenCalledExactlyOnceWith(mismatch)
})
