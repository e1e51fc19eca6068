import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SPARKLE_COUNT } from '@/config/constants'
import { Hero } from '@/features/home/hero/Hero'
import { targetSelector } from '@/features/home/motionTargets'
import { waitForMotion, scrollToProgress, stubDesktop } from '../../support/motion'

let section: HTMLElement
let unmount: () => void
let initialHtml = ''

const stars = () => [...section.querySelectorAll(targetSelector('sparkle'))]

beforeAll(stubDesktop)
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  localStorage.setItem('introAnimationShown', String(Date.now()))
  ;({ unmount } = render(<Hero />))
  section = screen.getByRole('region', { name: /It all starts/ })
  initialHtml = section.innerHTML
  await waitForMotion(section)
})

const visibility = () => stars().map((star) => !star.hasAttribute('hidden'))
const count = () => visibility().filter(Boolean).length
const covered = () => section.querySelector('[data-passed]')?.getAttribute('data-passed')

describe('the motion of the hero', () => {
  it('hides the stars one by one from the last, and shows them again when scrolling back', async () => {
    expect(count()).toBe(SPARKLE_COUNT)
    await scrollToProgress(0.045)
    const half = count()
    expect(half).toBeGreaterThan(SPARKLE_COUNT / 3)
    expect(half).toBeLessThan((SPARKLE_COUNT * 2) / 3)
    expect(visibility().indexOf(false)).toBe(half)
    for (const progress of [0.1, 1]) {
      await scrollToProgress(progress)
      expect(count()).toBe(0)
    }
    await scrollToProgress(0)
    expect(count()).toBe(SPARKLE_COUNT)
  })

  it('reports when the sheet starts and stops covering the view', async () => {
    for (const [progress, expected] of [
      [0.5, 'false'],
      [1, 'true'],
      [0.9, 'false'],
    ] as const) {
      await scrollToProgress(progress)
      await vi.waitFor(() => expect(covered()).toBe(expected))
    }
  })

  it('removes all changes when it is unmounted midway', async () => {
    const { ScrollTrigger } = await import('@/motion/gsap')
    await scrollToProgress(0.7)
    expect(section.innerHTML).not.toBe(initialHtml)
    unmount()
    expect(section.innerHTML.replaceAll(' style=""', '')).toBe(initialHtml)
    expect(ScrollTrigger.getAll()).toHaveLength(0)
  })
})
