import { expect, it, vi } from 'vitest'
import { holdSections, sectionsReleased } from '@/motion/holdSections'

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('lets sections go at once while nothing holds them', async () => {
  const built = vi.fn<() => void>()
  void sectionsReleased().then(built)
  await turn()
  expect(built).toHaveBeenCalledOnce()
})

it('holds them until the last hold is over, whatever is said twice', async () => {
  const built = vi.fn<() => void>()
  const [first, second] = [holdSections(), holdSections()]
  void sectionsReleased().then(built)
  first()
  first()
  await turn()
  expect(built).not.toHaveBeenCalled()
  second()
  await turn()
  expect(built).toHaveBeenCalledOnce()
})
