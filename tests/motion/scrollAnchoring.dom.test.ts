import { afterEach, describe, expect, it, vi } from 'vitest'
import { anchorAt, type Box, changeLayoutInPlace, lineOf } from '@/motion/scrollAnchoring'

const boxes: Box[] = [
  { top: 200, height: 100 },
  { top: 300, height: 50 },
  { top: 350, height: 200 },
]

describe('an anchor', () => {
  it('is none before the first box, and in an empty page', () => {
    expect(anchorAt(199, boxes)).toBeNull()
    expect(anchorAt(500, [])).toBeNull()
  })

  it('is a box and how much of it has gone by', () => {
    expect(anchorAt(225, boxes)).toEqual({ index: 0, fraction: 0.25 })
    expect(anchorAt(300, boxes)).toEqual({ index: 1, fraction: 0 })
    expect(anchorAt(450, boxes)).toEqual({ index: 2, fraction: 0.5 })
  })

  it('is the end of the last box beyond it', () => {
    expect(anchorAt(9000, boxes)).toEqual({ index: 2, fraction: 1 })
  })

  it('is found again in a larger layout', () => {
    const larger = boxes.map(({ top, height }) => ({ top: top * 1.5, height: height * 1.5 }))
    const anchor = { index: 2, fraction: 0.25 }
    expect(anchorAt(lineOf(anchor, boxes), boxes)).toEqual(anchor)
    expect(anchorAt(lineOf(anchor, larger), larger)).toEqual(anchor)
    expect(lineOf(anchor, larger)).toBe(600)
  })

  it('is in the last box when there are fewer now', () => {
    expect(lineOf({ index: 40, fraction: 0.5 }, boxes)).toBe(450)
    expect(lineOf({ index: 0, fraction: 0 }, [])).toBe(0)
  })
})

describe('a layout that changes in place', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  let top = 100
  const grow = () => {
    top += 40
  }

  function standAt(y: number, ...over: Element[]) {
    top = 100
    const held = document.createElement('p')
    held.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
    vi.stubGlobal('scrollY', y)
    vi.stubGlobal('scrollTo', scrollTo)
    const page = document.createElement('main')
    page.id = 'main'
    page.append(held)
    document.body.append(page)
    document.elementsFromPoint = () => [...over, held, page, document.body]
  }
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
    scrollTo.mockClear()
  })

  it('moves the page along with what is in the middle of the window', () => {
    standAt(500)
    changeLayoutInPlace(grow)
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'instant' })
    expect(document.documentElement.style.overflowAnchor).toBe('')
  })

  it('sees through what lies over the page, as the loading overlay does', () => {
    standAt(500, document.createElement('div'))
    changeLayoutInPlace(grow)
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'instant' })
  })

  it('holds the foot of the page, too, which is no part of its content', () => {
    standAt(500)
    const foot = document.createElement('footer')
    foot.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
    document.body.append(foot)
    document.elementsFromPoint = () => [foot, document.body]
    changeLayoutInPlace(grow)
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'instant' })
  })

  it('holds the share of the section in the middle where a dialog lies over everything', () => {
    standAt(500)
    let height = 1600
    const section = document.createElement('section')
    section.getBoundingClientRect = () => new DOMRect(0, -500, 100, height)
    document.getElementById('main')?.append(section)
    document.elementsFromPoint = () => [document.body]
    vi.stubGlobal('innerHeight', 600)
    changeLayoutInPlace(() => {
      height = 800
    })
    expect(scrollTo).toHaveBeenCalledWith({ top: 100, behavior: 'instant' })
  })

  it('moves nothing at the very top', () => {
    standAt(0)
    changeLayoutInPlace(grow)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
