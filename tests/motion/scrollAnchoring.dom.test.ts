import { afterEach, describe, expect, it, vi } from 'vitest'
import { findAnchor, type Box, withScrollAnchoring, anchorPosition } from '@/motion/scrollAnchoring'

const boxes: Box[] = [
  { top: 200, height: 100 },
  { top: 300, height: 50 },
  { top: 350, height: 200 },
]

describe('findAnchor and anchorPosition', () => {
  it('return null above the first box and without boxes', () => {
    expect(findAnchor(199, boxes)).toBeNull()
    expect(findAnchor(500, [])).toBeNull()
  })

  it('return the box and the fraction above the position', () => {
    expect(findAnchor(225, boxes)).toEqual({ index: 0, fraction: 0.25 })
    expect(findAnchor(300, boxes)).toEqual({ index: 1, fraction: 0 })
    expect(findAnchor(450, boxes)).toEqual({ index: 2, fraction: 0.5 })
  })

  it('return the end of the last box below it', () => {
    expect(findAnchor(9000, boxes)).toEqual({ index: 2, fraction: 1 })
  })

  it('find the same anchor in a larger layout', () => {
    const larger = boxes.map(({ top, height }) => ({ top: top * 1.5, height: height * 1.5 }))
    const anchor = { index: 2, fraction: 0.25 }
    expect(findAnchor(anchorPosition(anchor, boxes), boxes)).toEqual(anchor)
    expect(findAnchor(anchorPosition(anchor, larger), larger)).toEqual(anchor)
    expect(anchorPosition(anchor, larger)).toBe(600)
  })

  it('use the last box if there are fewer boxes now', () => {
    expect(anchorPosition({ index: 40, fraction: 0.5 }, boxes)).toBe(450)
    expect(anchorPosition({ index: 0, fraction: 0 }, [])).toBe(0)
  })
})

describe('withScrollAnchoring', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  let top = 100
  const moveDown = () => {
    top += 40
  }

  /** Renders a paragraph in the middle of the viewport, below the `overlays`, at a scroll position. */
  function renderPage(y: number, ...overlays: Element[]) {
    top = 100
    const paragraph = document.createElement('p')
    paragraph.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
    vi.stubGlobal('scrollY', y)
    vi.stubGlobal('scrollTo', scrollTo)
    const page = document.createElement('main')
    page.id = 'main'
    page.append(paragraph)
    document.body.append(page)
    document.elementsFromPoint = () => [...overlays, paragraph, page, document.body]
  }
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
    scrollTo.mockClear()
  })

  it('keeps the content in the middle of the viewport in place', () => {
    renderPage(500)
    withScrollAnchoring(moveDown)
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'instant' })
    expect(document.documentElement.style.overflowAnchor).toBe('')
  })

  it('ignores elements over the page, such as the loading overlay', () => {
    renderPage(500, document.createElement('div'))
    withScrollAnchoring(moveDown)
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'instant' })
  })

  it('also keeps the footer in place, which is outside main', () => {
    renderPage(500)
    const footer = document.createElement('footer')
    footer.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
    document.body.append(footer)
    document.elementsFromPoint = () => [footer, document.body]
    withScrollAnchoring(moveDown)
    expect(scrollTo).toHaveBeenCalledWith({ top: 540, behavior: 'instant' })
  })

  it('keeps the progress in the middle section while a dialog covers the page', () => {
    renderPage(500)
    let height = 1600
    const section = document.createElement('section')
    section.getBoundingClientRect = () => new DOMRect(0, -500, 100, height)
    document.getElementById('main')?.append(section)
    document.elementsFromPoint = () => [document.body]
    vi.stubGlobal('innerHeight', 600)
    withScrollAnchoring(() => {
      height = 800
    })
    expect(scrollTo).toHaveBeenCalledWith({ top: 100, behavior: 'instant' })
  })

  it('does not scroll at the very top', () => {
    renderPage(0)
    withScrollAnchoring(moveDown)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
