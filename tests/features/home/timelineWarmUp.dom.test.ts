import { gsap } from 'gsap'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTimelineWarmUp } from '@/features/home/design/design.motion'

let idleCallbacks: (() => void)[] = []
const runIdleCallbacks = () => {
  const callbacks = idleCallbacks
  idleCallbacks = []
  for (const callback of callbacks) callback()
}

beforeEach(() => {
  idleCallbacks = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => (idleCallbacks = []))
})
afterEach(() => vi.unstubAllGlobals())

/** Returns a timeline of four tweens of one target, and records which of them were measured. */
function createTimeline() {
  const target = { x: 0 }
  const measured: number[] = []
  const timeline = gsap.timeline({ paused: true })
  for (const [index, x] of [10, 20, 30, 40].entries())
    timeline.to(target, {
      x: () => {
        measured.push(index)
        return x
      },
      duration: 25,
      ease: 'none',
    })
  return { target, timeline, measured }
}

describe('the warm-up of a timeline', () => {
  it('measures step by step in idle time and keeps the position of the timeline', () => {
    const { target, timeline, measured } = createTimeline()
    timeline.progress(0.1, true)
    createTimelineWarmUp().start(timeline, 0.1)
    runIdleCallbacks()
    expect(measured.length).toBeLessThan(4)
    while (idleCallbacks.length > 0) runIdleCallbacks()
    expect(measured).toEqual([0, 1, 2, 3])
    expect(timeline.progress()).toBeCloseTo(0.1)
    expect(target.x).toBeCloseTo(4)
    timeline.progress(0.9, true)
    expect(target.x).toBeCloseTo(36)
  })

  it('runs once per view size', () => {
    const { timeline, measured } = createTimeline()
    const warmUp = createTimelineWarmUp()
    warmUp.start(timeline, 0)
    while (idleCallbacks.length > 0) runIdleCallbacks()
    warmUp.start(timeline, 0)
    expect(idleCallbacks).toHaveLength(0)

    vi.stubGlobal('innerWidth', window.innerWidth - 100)
    warmUp.start(timeline, 0.5)
    while (idleCallbacks.length > 0) runIdleCallbacks()
    expect(measured).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
    expect(timeline.progress()).toBeCloseTo(0.5)
  })

  it('can be stopped', () => {
    const { timeline, measured } = createTimeline()
    const warmUp = createTimelineWarmUp()
    warmUp.start(timeline, 0)
    warmUp.stop()
    while (idleCallbacks.length > 0) runIdleCallbacks()
    expect(measured.length).toBeLessThan(4)
  })
})
