import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  getPageFrame,
  type PageFrame,
  setPageFrame,
  useCurrentPageFrame,
  usePageFrame,
} from '@/stores/pageFrame'

const NIGHT: PageFrame = { theme: 'night' }

function Page({ frame }: { frame: PageFrame | null }) {
  usePageFrame(frame)
  return null
}

it('has the frame of the page, except while the page changes it', () => {
  setPageFrame({ theme: 'darkroom' })
  const { rerender, unmount } = render(<Page frame={null} />)
  expect(getPageFrame().theme).toBe('darkroom')
  rerender(<Page frame={NIGHT} />)
  expect(getPageFrame().theme).toBe('night')
  rerender(<Page frame={null} />)
  expect(getPageFrame().theme).toBe('darkroom')
  rerender(<Page frame={NIGHT} />)
  unmount()
  expect(getPageFrame().theme).toBe('darkroom')
})

it('renders the layout once if the page mounts with the frame that it exports', () => {
  setPageFrame(NIGHT)
  const onRender = vi.fn<() => void>()
  function Layout() {
    useCurrentPageFrame()
    onRender()
    return null
  }
  render(
    <>
      <Layout />
      <Page frame={NIGHT} />
    </>,
  )
  expect(onRender).toHaveBeenCalledOnce()
})
