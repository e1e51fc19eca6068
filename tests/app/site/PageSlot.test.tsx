import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { PageSlot } from '@/app/site/SiteRoot'
import { getPageFrame, type PageFrame } from '@/stores/pageFrame'

/** A detail page whose second item throws. */
function Detail() {
  const { id } = useParams()
  if (id === '2') throw new Error('torn')
  return <h1>사진 {id}</h1>
}

const page = {
  path: '/photo/:id',
  frame: (): PageFrame => ({ theme: 'darkroom' }),
  current: () => Detail,
  renew: () => undefined,
}

it('shows the next item after an error on one item, and has its frame only while it shows one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = userEvent.setup()
  const { unmount } = render(
    <MemoryRouter initialEntries={['/photo/1']}>
      <Routes>
        <Route path="/photo/:id" element={<PageSlot page={page} />} />
      </Routes>
      {['1', '2', '3'].map((id) => (
        <Link key={id} to={`/photo/${id}`}>
          {id}번
        </Link>
      ))}
    </MemoryRouter>,
  )
  expect(getPageFrame().theme).toBe('darkroom')
  await user.click(screen.getByRole('link', { name: '2번' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
  expect(getPageFrame().theme).toBe('paper')
  await user.click(screen.getByRole('link', { name: '3번' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('사진 3')
  expect(getPageFrame().theme).toBe('darkroom')
  await user.click(screen.getByRole('link', { name: '2번' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
  await user.click(screen.getByRole('link', { name: '1번' }))
  unmount()
  expect(getPageFrame().theme).toBe('paper')
})
