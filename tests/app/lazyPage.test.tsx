import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageSlot } from '@/app/site/SiteRoot'
import { lazyPage } from '@/app/lazyPage'
import type { PageProps } from '@/app/site/pageModules'
import type { PageRoute } from '@/app/site/pages'

const page = { default: () => <h1>새 페이지</h1> }

function renderSlot({ current, renew }: Pick<PageRoute, 'current' | 'renew'>) {
  return render(
    <MemoryRouter>
      <PageSlot page={{ path: '/a', frame: () => undefined, current, renew }} />
    </MemoryRouter>,
  )
}

function renderPage(load: () => Promise<typeof page>) {
  return renderSlot(lazyPage<PageProps>('/a', load))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a lazily loaded page', () => {
  it('renders when its module has loaded', async () => {
    renderPage(() => Promise.resolve(page))
    expect(await screen.findByRole('heading', { level: 1, name: '새 페이지' })).toBeVisible()
  })

  it('renders synchronously after a preload', async () => {
    const lazy = lazyPage<PageProps>('/a', () => Promise.resolve(page))
    await lazy.preload()
    renderSlot(lazy)
    expect(screen.getByRole('heading', { name: '새 페이지' })).toBeVisible()
  })

  it('offers a reload without reloading itself when the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
  })

  it('loads again when the visitor returns after a failure', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page))
    const lazy = lazyPage<PageProps>('/a', load.mockRejectedValueOnce(new TypeError('Failed to fetch')))
    const { unmount } = renderSlot(lazy)
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    unmount()
    renderSlot(lazy)
    expect(await screen.findByRole('heading', { name: '새 페이지' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('catches its own render error and can be retried', async () => {
    let broken = true
    const Fragile = () => {
      if (broken) throw new Error('torn')
      return <h1>고친 페이지</h1>
    }
    renderPage(() => Promise.resolve({ default: Fragile }))
    const again = await screen.findByRole('button', { name: '다시 시도' })
    broken = false
    again.click()
    expect(await screen.findByRole('heading', { name: '고친 페이지' })).toBeVisible()
  })
})
