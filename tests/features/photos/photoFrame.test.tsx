import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { a7c2 } from '@/posts/registry'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { currentPageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'

const scrollTo = (y: number) => act(() => useScroll.getState().setScrollY(y))

it("lets a photo's light reach under the header, which has its own ground as soon as the photo passes there", () => {
  render(
    <MemoryRouter>
      <PhotoDetail collection={a7c2} Notes={() => null} onShare={() => undefined} />
    </MemoryRouter>,
  )
  expect(currentPageFrame()).toMatchObject({ world: 'darkroom', logo: 'darkroom' })
  scrollTo(1)
  expect(currentPageFrame()).toMatchObject({ world: 'darkroom' })
  expect(currentPageFrame().logo).toBeUndefined()
  scrollTo(-20)
  expect(currentPageFrame().logo).toBe('darkroom')
  scrollTo(0)
})
