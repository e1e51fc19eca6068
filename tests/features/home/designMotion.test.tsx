import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { skillGroups } from '@/content/skills'
import DesignSection from '@/features/home/design/DesignSection'
import { designMoments } from '@/features/home/design/sequence'
import { targetSelector } from '@/features/home/motionTargets'
import { motionOf, scrollThrough, stubDesktop } from '../../motion'

let section: HTMLElement
let unmount: () => void

beforeAll(stubDesktop)
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  ;({ unmount } = render(<DesignSection />, { wrapper: MemoryRouter }))
  section = screen.getByRole('region')
  await motionOf(section)
})

const plates = (title: string) => [
  ...within(section)
    .getByRole('group', { name: title })
    .querySelectorAll<HTMLElement>(targetSelector('plate')),
]

it('shows the plates of the group whose moment it is, and draws their drawings', async () => {
  for (const [index, shown] of skillGroups.entries()) {
    await scrollThrough(designMoments.group(index))
    for (const group of skillGroups)
      for (const plate of plates(group.title)) expect(plate.style.opacity).toBe(group === shown ? '1' : '0')
    for (const drawing of section.querySelectorAll(`[role=group] ${targetSelector('drawing')}`))
      expect(drawing).toHaveAttribute(
        'data-drawn',
        String(drawing.closest('[role=group]')?.getAttribute('data-skill-group') === shown.id),
      )
  }
})

it('leaves no trigger and no style behind when it is left in the middle', async () => {
  const { ScrollTrigger } = await import('@/motion/gsap')
  await scrollThrough(designMoments.group(1))
  const styled = [...section.querySelectorAll<HTMLElement>('[style]')]
  unmount()
  expect(ScrollTrigger.getAll()).toHaveLength(0)
  for (const { style } of styled) expect(style.cssText).toMatch(/^(--at: \d+px;)?$/)
})
