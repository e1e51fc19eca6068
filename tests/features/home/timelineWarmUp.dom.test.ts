import { gsap } from 'gsap'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTimelineWarmUp } from '@/features/home/design/design.motion'

/** Idle moments, given by the test. */
let waiting: (() => void)[] = []
const idle = () => {
  const now = waiting
  waiting = []
  for (const action of now) action()
}

beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (action: () => void) => waiting.push(action))
  vi.stubGlobal('cancelIdleCallback', () => (waiting = []))
})
afterEach(() => vi.unstubAllGlobals())

/** A timeline of four moves of one thing, each measured when it is come to. */
function storyboard() {
  const thing = { x: 0 }
  const measured: number[] = []
  const timeline = gsap.timeline({ paused: true })
  for (const [index, x] of [10, 20, 30, 40].entries())
    timeline.to(thing, {
      x: () => {
        measured.push(index)
        return x
      },
      duration: 25,
      ease: 'none',
    })
  return { thing, timeline, measured }
}

describe('the warm-up of a timeline', () => {
  it('measures a little in each idle moment and leaves the timeline where it stands', () => {
    const { thing, timeline, measured } = storyboard()
    timeline.progress(0.1, true)
    createTimelineWarmUp().begin(timeline, 0.1)
    idle()
    expect(measured.length).toBeLessThan(4)
    while (waiting.length > 0) idle()
    expect(measured).toEqual([0, 1, 2, 3])
    expect(timeline.progress()).toBeCloseTo(0.1)
    expect(thing.x).toBeCloseTo(4)
    timeline.progress(0.9, true)
    expect(thing.x).toBeCloseTo(36)
  })

  it('is held once per size of the view', () => {
    const { timeline, measured } = storyboard()
    const warmUp = createTimelineWarmUp()
    warmUp.begin(timeline, 0)
    while (waiting.length > 0) idle()
    warmUp.begin(timeline, 0)
    expect(waiting).toHaveLength(0)

    vi.stubGlobal('innerWidth', window.innerWidth - 100)
    warmUp.begin(timeline, 0.5)
    while (waiting.length > 0) idle()
    expect(measured).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
    expect(timeline.progress()).toBeCloseTo(0.5)
  })

  it('ends when it is called off', () => {
    const { timeline, measured } = storyboard()
    const warmUp = createTimelineWarmUp()
    warmUp.begin(timeline, 0)
    warmUp.stop()
    while (waiting.length > 0) idle()
    expect(measured.length).toBeLessThan(4)
  })
})
