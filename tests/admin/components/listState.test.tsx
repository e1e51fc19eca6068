import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-data'
import { expect, it } from 'vitest'
import { useListPath, useListLinkState } from '@/admin/components/listState'

function Editor() {
  return <p>{useListPath('/admin/A7c2')}</p>
}
function List() {
  return <p>{useListLinkState().list}</p>
}
const show = (children: React.ReactNode, entry: { pathname: string; search?: string; state?: unknown }) =>
  render(<MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>)

it('keeps the list’s search and page in the link state', () => {
  show(<List />, { pathname: '/admin/A7c2', search: '?q=%EC%82%B0&page=2' })
  const list = screen.getByText(/./).textContent
  expect(list).toBe('/admin/A7c2?q=%EC%82%B0&page=2')
})

it.each([
  [{ list: '/admin/A7c2?status=draft' }, '/admin/A7c2?status=draft'],
  [{ list: '/admin/Fanart?status=draft' }, '/admin/A7c2'],
  [{ list: 7 }, '/admin/A7c2'],
  [null, '/admin/A7c2'],
])('returns the list path for the state %j', (state, path) => {
  show(<Editor />, { pathname: '/admin/A7c2Upload/3', state })
  expect(screen.getByText(path)).toBeVisible()
})
