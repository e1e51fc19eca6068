import { afterEach, expect, it, vi } from 'vitest'
import { guardPops, hearPopsFirst } from '@/lib/popGuard'

const pop = () => window.dispatchEvent(new PopStateEvent('popstate'))
const router = vi.fn<() => void>()

afterEach(() => {
  window.removeEventListener('popstate', router)
  router.mockClear()
})

it('is told of Back before those who came later, and may keep it from them until it stops', () => {
  hearPopsFirst()
  window.addEventListener('popstate', router)
  const heard = vi.fn<(event: PopStateEvent) => void>((event) => event.stopImmediatePropagation())
  const stop = guardPops(heard)
  pop()
  expect(heard).toHaveBeenCalledOnce()
  expect(router).not.toHaveBeenCalled()
  stop()
  pop()
  expect(heard).toHaveBeenCalledOnce()
  expect(router).toHaveBeenCalledOnce()
})

it('belongs to the last who asked', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stopFirst = guardPops(first)
  const stopSecond = guardPops(second)
  stopFirst()
  pop()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  stopSecond()
})
