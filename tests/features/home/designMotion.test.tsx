import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { skillGroups } from '@content/skills'
import DesignSection from '@/features/home/design/DesignSection'
import { designMoments } from '@/features/home/design/sequence'
import { targetSelector } from '@/features/home/motionTargets'
import { waitForMotion, scrollToProgress, stubDesktop } from '../../support/motion'

let section: HTMLElement
let unmount: () => void

beforeAll(stubDesktop)
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  ;({ unmount } = render(<DesignSection />, { wrapper: MemoryRouter }))
  section = screen.getByRole('region')
  await waitForMotion(section)
})

const plates = (title: string) => [
  ...within(section)
    .getByRole('group', { name: title })
    .querySelectorAll<HTMLElement>(targetSelector('plate')),
]

it('shows the plates and drawings of the current group only', async () => {
  for (const [index, shown] of skillGroups.entries()) {
    await scrollToProgress(designMoments.group(index))
    for (const group of skillGroups)
      for (const plate of plates(group.title)) expect(plate.style.opacity).toBe(group === shown ? '1' : '0')
    for (const drawing of section.querySelectorAll(`[role=group] ${targetSelector('drawing')}`))
      expect(drawing).toHaveAttribute(
        'data-drawn',
        String(drawing.closest('[role=group]')?.getAttribute('data-skill-group') === shown.id),
      )
  }
})

it('marks fast scrolling, so that drawings appear without animation', async () => {
  const { ScrollTrigger } = await import('@/motion/gsap')
  const trigger = ScrollTrigger.getAll().find((each) => each.trigger === section)
  if (!trigger) throw new Error('The section has no scroll trigger.')
  const velocity = vi.spyOn(trigger, 'getVelocity')
  // The limit is 1.5 views per second in both directions.
  for (const [viewsPerSecond, hurried] of [
    [1.4, false],
    [1.6, true],
    [-1.6, true],
    [0, false],
  ] as const) {
    velocity.mockReturnValue(viewsPerSecond * window.innerHeight)
    await scrollToProgress(designMoments.group(hurried ? 1 : 0) + viewsPerSecond / 1000)
    expect(section.hasAttribute('data-hurried')).toBe(hurried)
  }
})

it('removes triggers and styles when it is unmounted midway', async () => {
  const { ScrollTrigger } = await import('@/motion/gsap')
  await scrollToProgress(designMoments.group(1))
  const styled = [...section.querySelectorAll<HTMLElement>('[style]')]
  unmount()
  expect(ScrollTrigger.getAll()).toHaveLength(0)
  for (const { style } of styled) expect(style.cssText).toMatch(/^(--[\w-]+: [\d.]+(px)?;? ?)*$/)
})
