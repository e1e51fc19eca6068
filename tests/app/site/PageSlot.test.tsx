import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { PageSlot } from '@/app/site/SiteRoot'

/** A detail page whose second item throws. */
function Detail() {
  const { id } = useParams()
  if (id === '2') throw new Error('torn')
  return <h1>사진 {id}</h1>
}

it('shows the next item after an error on one item', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/photo/1']}>
      <Routes>
        <Route
          path="/photo/:id"
          element={<PageSlot page={{ path: '/photo/:id', current: () => Detail, renew: () => undefined }} />}
        />
      </Routes>
      {['1', '2', '3'].map((id) => (
        <Link key={id} to={`/photo/${id}`}>
          {id}번
        </Link>
      ))}
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('link', { name: '2번' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
  await user.click(screen.getByRole('link', { name: '3번' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('사진 3')
  await user.click(screen.getByRole('link', { name: '2번' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
})
