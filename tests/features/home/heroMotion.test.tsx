import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SPARKLE_COUNT } from '@/config/constants'
import { Hero } from '@/features/home/hero/Hero'
import { targetSelector } from '@/features/home/motionTargets'
import { motionOf, scrollThrough, stubDesktop } from '../../support/motion'

let section: HTMLElement
let unmount: () => void
let still = ''

const stars = () => [...section.querySelectorAll(targetSelector('sparkle'))]

beforeAll(stubDesktop)
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  localStorage.setItem('introAnimationShown', String(Date.now()))
  ;({ unmount } = render(<Hero />))
  section = screen.getByRole('region', { name: /It all starts/ })
  still = section.innerHTML
  await motionOf(section)
})

const shining = () => stars().map((star) => !star.hasAttribute('hidden'))
const count = () => shining().filter(Boolean).length
const passed = () => section.querySelector('[data-passed]')?.getAttribute('data-passed')

describe('the way out of the hero', () => {
  it('puts the stars out one after another, the last of them first, and lights them on the way back', async () => {
    expect(count()).toBe(SPARKLE_COUNT)
    await scrollThrough(0.045)
    const half = count()
    expect(half).toBeGreaterThan(SPARKLE_COUNT / 3)
    expect(half).toBeLessThan((SPARKLE_COUNT * 2) / 3)
    expect(shining().indexOf(false)).toBe(half)
    for (const progress of [0.1, 1]) {
      await scrollThrough(progress)
      expect(count()).toBe(0)
    }
    await scrollThrough(0)
    expect(count()).toBe(SPARKLE_COUNT)
  })

  it('knows when the sheet has taken the view, and when it gives some back', async () => {
    for (const [progress, expected] of [
      [0.5, 'false'],
      [1, 'true'],
      [0.9, 'false'],
    ] as const) {
      await scrollThrough(progress)
      await vi.waitFor(() => expect(passed()).toBe(expected))
    }
  })

  it('leaves nothing behind, wherever it is left', async () => {
    const { ScrollTrigger } = await import('@/motion/gsap')
    await scrollThrough(0.7)
    expect(section.innerHTML).not.toBe(still)
    unmount()
    expect(section.innerHTML.replaceAll(' style=""', '')).toBe(still)
    expect(ScrollTrigger.getAll()).toHaveLength(0)
  })
})
