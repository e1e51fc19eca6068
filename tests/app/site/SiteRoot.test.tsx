import { render, screen } from '@testing-library/react'
import { MemoryRouter, Outlet } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { SiteRoot } from '@/app/site/SiteRoot'

vi.mock('@/app/site/PublicLayout', () => ({ PublicLayout: () => <Outlet /> }))
vi.mock('@/app/site/pages', () => ({
  pages: [
    { path: '/about/Profile', current: () => () => <h1>소개</h1> },
    { path: '*', current: () => () => <h1>길을 잃었습니다</h1> },
  ],
}))

it.each(['/%0A', '/about/Profile%0d%0A', '/about/%E2%80%A8x', '/%E0%A4%A', '/a\\b', '/%00'])(
  'shows the not-found page at %s instead of a blank one',
  async (address) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(
      <MemoryRouter initialEntries={[address]}>
        <SiteRoot onEnterAdmin={() => undefined} />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('heading', { name: '길을 잃었습니다' })).toBeVisible()
  },
)
