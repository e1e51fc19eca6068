import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { a7c2 } from '../../support/galleries'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { frame } from '@/pages/gallery/Photo'
import { getPageFrame, setPageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'

const scrollTo = (y: number) => act(() => useScroll.getState().setScrollY(y))

it('makes the header transparent only at the top of the page', () => {
  setPageFrame(frame)
  render(
    <MemoryRouter>
      <PhotoDetail collection={a7c2} Notes={() => null} onShare={() => undefined} />
    </MemoryRouter>,
  )
  expect(getPageFrame()).toMatchObject({ theme: 'darkroom', logoTheme: 'darkroom' })
  scrollTo(1)
  expect(getPageFrame()).toMatchObject({ theme: 'darkroom' })
  expect(getPageFrame().logoTheme).toBeUndefined()
  scrollTo(-20)
  expect(getPageFrame().logoTheme).toBe('darkroom')
  scrollTo(0)
})
