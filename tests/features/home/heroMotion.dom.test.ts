import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SectionMotion } from '@/motion/sectionMotion'
import { loadMotionForDesktop } from '../../motion'

const STARS = 40
const passed = vi.fn<(hasPassed: boolean) => void>()

let root: HTMLElement
let stop: () => void
let library: Awaited<ReturnType<typeof loadMotionForDesktop>>
let heroMotion: SectionMotion

beforeAll(async () => {
  library = await loadMotionForDesktop()
  const { createHeroMotion } = await import('@/features/home/hero/hero.motion')
  heroMotion = createHeroMotion(passed)
})

beforeEach(() => {
  passed.mockClear()
  const layers = ['paper', 'edge', 'window', 'on-sheet', 'inner', 'upright', 'video', 'glow', 'foot', 'grid']
  document.body.innerHTML = `<section><h1 data-headline></h1>${[
    ...layers.map((name) => `<div data-layer="${name}"></div>`),
    ...Array.from({ length: STARS }, () => '<i data-sparkle></i>'),
  ].join('')}</section>`
  root = document.querySelector('section')!
  stop = library.runSection(root, heroMotion)
})

afterEach(() => stop())

const scrollTo = (progress: number) => library.scrollTo(progress)
const shining = () => [...root.querySelectorAll('[data-sparkle]')].map((star) => !star.hasAttribute('hidden'))
const count = () => shining().filter(Boolean).length

describe('the way out of the hero', () => {
  it('puts the stars out one after another, the last of them first, and lights them on the way back', () => {
    expect(count()).toBe(STARS)
    scrollTo(0.045)
    const half = count()
    expect(half).toBeGreaterThan(STARS / 3)
    expect(half).toBeLessThan((STARS * 2) / 3)
    expect(shining().indexOf(false)).toBe(half)
    scrollTo(0.1)
    expect(count()).toBe(0)
    scrollTo(1)
    expect(count()).toBe(0)
    scrollTo(0)
    expect(count()).toBe(STARS)
  })

  it('tells once when the sheet has taken the view, and once when it gives some back', () => {
    scrollTo(0.5)
    expect(passed).not.toHaveBeenCalled()
    scrollTo(1)
    scrollTo(1)
    scrollTo(0.9)
    expect(passed.mock.calls).toEqual([[true], [false]])
  })

  it('leaves nothing behind, wherever it is left', () => {
    const look = () => root.outerHTML.replaceAll(' style=""', '')
    stop()
    const before = look()
    stop = library.runSection(root, heroMotion)
    scrollTo(1)
    expect(look()).not.toBe(before)
    stop()
    expect(look()).toBe(before)
    expect(passed).toHaveBeenLastCalledWith(false)
  })
})
