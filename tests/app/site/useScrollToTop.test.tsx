import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollToTop } from '@/app/site/useScrollToTop'
import { loadingOverlay } from '@/stores/overlay'
import { stubMatchMedia } from '../../support/mediaQuery'

function Layout() {
  useScrollToTop()
  return null
}

const scrolledTo = vi.fn<(options: ScrollToOptions) => void>()

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Layout />
    </MemoryRouter>,
  )
}

function addSection(id: string, top: number) {
  const section = document.createElement('section')
  section.id = id
  section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  document.body.append(section)
}

beforeEach(() => {
  document.body.innerHTML = ''
  scrolledTo.mockClear()
  vi.stubGlobal('scrollTo', scrolledTo)
  stubMatchMedia()
  loadingOverlay().pageMounted()
})

describe('a URL with a hash', () => {
  it('scrolls to the element with that id as soon as the page is ready', () => {
    open('/about/Profile#contact')
    expect(scrolledTo).not.toHaveBeenCalled()
    addSection('contact', 1200)
    act(() => void loadingOverlay().pageReady())
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' })
  })

  it('uses a malformed encoding as it is', () => {
    open('/about/Profile#100%')
    addSection('100%', 300)
    act(() => void loadingOverlay().pageReady())
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' })
  })

  it('does not scroll if there is no such element or the visitor has left', () => {
    const { unmount } = open('/about/Profile#nothing')
    act(() => void loadingOverlay().pageReady())
    unmount()
    loadingOverlay().pageMounted()
    const { unmount: leave } = open('/about/Profile#contact')
    leave()
    addSection('contact', 1200)
    loadingOverlay().pageReady()
    expect(scrolledTo).not.toHaveBeenCalled()
  })
})
