import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adminRoutes } from '@/admin/routes/routes'
import { collections } from '@/posts/collections'
import { a7c2 } from '../../support/galleries'
import { paths } from '@/config/paths'

const broken = vi.hoisted(() => ({ list: '', shell: false }))
vi.mock('@/admin/shell/logOut', () => ({}))
vi.mock('@/admin/shell/AdminShell', () => ({
  AdminShell: ({ children }: { children: ReactNode }) => {
    if (broken.shell) throw new Error('the shell is broken')
    return (
      <>
        <nav>
          {Object.values(collections).map(({ key, adminListPath }) => (
            <Link key={key} to={adminListPath}>
              {key}
            </Link>
          ))}
        </nav>
        <main>{children}</main>
      </>
    )
  },
}))
vi.mock('@/admin/pages/Dashboard', () => ({ default: () => <h1>dashboard</h1> }))
vi.mock('@/admin/pages/List', () => ({
  default: ({ collection: { key } }: { collection: { key: string } }) => {
    if (broken.list === key) throw new Error('the list is broken')
    return <h1>{`list of ${key}`}</h1>
  },
}))
vi.mock('@/admin/pages/Upload', () => ({
  default: ({ collection: { key } }: { collection: { key: string } }) => <h1>{`upload to ${key}`}</h1>,
}))

async function open(path: string) {
  const router = createMemoryRouter(adminRoutes, { initialEntries: [path] })
  await act(async () => render(<RouterProvider router={router} onError={() => undefined} />))
  return router
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  broken.list = ''
  broken.shell = false
})

describe('an admin path', () => {
  it.each([
    [paths.admin.dashboard, 'dashboard'],
    ['/ADMIN/favorites', 'list of favorites'],
    ['/admin/a7c2/', 'list of a7c2'],
    ['/admin/Upload', 'upload to favorites'],
    ['/admin/x100vi/upload/7', 'upload to x100vi'],
    ['/admin/FanartUpload/zwölf', 'upload to fanart'],
    ['/admin/nowhere', '찾을 수 없습니다.'],
    ['/admin/a7c2/Upload/7/more', '찾을 수 없습니다.'],
  ])('%s shows “%s”', async (path, name) => {
    await open(path)
    expect(await heading(name)).toBeVisible()
  })
})

describe('an error on one page', () => {
  beforeEach(() => {
    broken.list = 'a7c2'
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('does not affect other pages and can be retried', async () => {
    await open(a7c2.adminListPath)
    expect(await screen.findByText(/이 부분을 그리지 못했습니다/)).toBeVisible()
    fireEvent.click(screen.getByText('fanart'))
    expect(await heading('list of fanart')).toBeVisible()

    fireEvent.click(screen.getByText('a7c2'))
    expect(await screen.findByText(/이 부분을 그리지 못했습니다/)).toBeVisible()
    broken.list = ''
    fireEvent.click(screen.getByText('다시 시도'))
    expect(await heading('list of a7c2')).toBeVisible()
  })

  it('shows a link home if the layout itself fails', async () => {
    broken.shell = true
    await open(a7c2.adminListPath)
    expect(await screen.findByRole('link', { name: '처음으로' })).toHaveAttribute('href', '/')
  })
})
