import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollToTop } from '@/app/site/useScrollToTop'
import { loadingOverlay } from '@/stores/overlay'

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
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  loadingOverlay().pageMounted()
})

describe('an address with a hash', () => {
  it('leads to the section of that name as soon as the page is there', () => {
    open('/about/Profile#contact')
    expect(scrolledTo).not.toHaveBeenCalled()
    addSection('contact', 1200)
    act(() => loadingOverlay().pageReady())
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' })
  })

  it('is taken as it stands when it is no good encoding', () => {
    open('/about/Profile#100%')
    addSection('100%', 300)
    act(() => loadingOverlay().pageReady())
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' })
  })

  it('leads nowhere when there is no such section, or the visitor has gone on', () => {
    const { unmount } = open('/about/Profile#nothing')
    act(() => loadingOverlay().pageReady())
    unmount()
    loadingOverlay().pageMounted()
    const { unmount: leave } = open('/about/Profile#contact')
    leave()
    addSection('contact', 1200)
    loadingOverlay().pageReady()
    expect(scrolledTo).not.toHaveBeenCalled()
  })
})
