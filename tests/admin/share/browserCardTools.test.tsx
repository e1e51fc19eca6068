import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserCardTools } from '@/admin/share/browserCardTools'

/** Draws a picture in a box of 100 × 100 px and returns its style. */
async function draw(size: { width: number; height: number }, focus: readonly [number, number]) {
  const picture = await browserCardTools(size).openPicture({ url: '/a.webp' })
  const box = { left: 10, top: 20, width: 100, height: 100 }
  const { container } = render(await picture!.draw({ box, focus }))
  return container.querySelector('img')?.style
}

it.each([
  ['the middle', [0.5, 0.5], '50% 50%'],
  ['a point whose surroundings fit', [0.4, 0.5], '30% 50%'],
  ['a corner', [1, 0], '100% 50%'],
] as const)('shows %s of a wide picture in its box, as the build crops it', async (_, focus, position) => {
  const style = await draw({ width: 200, height: 100 }, focus)
  expect(style).toMatchObject({ objectFit: 'cover', objectPosition: position, left: '10px', top: '20px' })
})

it('shows a tall picture around its focal point', async () => {
  expect(await draw({ width: 100, height: 300 }, [0.5, 1])).toMatchObject({ objectPosition: '50% 100%' })
})

it('opens no picture for a post without one', async () => {
  expect(await browserCardTools({ width: 3, height: 2 }).openPicture(null)).toBeNull()
})
