import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageSlot } from '@/app/site/SiteRoot'
import { lazyPage } from '@/app/lazyPage'

const page = { default: () => <h1>새 페이지</h1> }

function slotOf({ current, renew }: ReturnType<typeof lazyPage>) {
  return render(
    <MemoryRouter>
      <PageSlot page={{ path: '/a', current, renew }} />
    </MemoryRouter>,
  )
}

function show(load: () => Promise<typeof page>) {
  return slotOf(lazyPage('/a', load))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a lazily loaded page', () => {
  it('comes when its file has come', async () => {
    show(() => Promise.resolve(page))
    expect(await screen.findByRole('heading', { level: 1, name: '새 페이지' })).toBeVisible()
  })

  it('is there in its first render after it was preloaded', async () => {
    const lazy = lazyPage('/a', () => Promise.resolve(page))
    await lazy.preload()
    slotOf(lazy)
    expect(screen.getByRole('heading', { name: '새 페이지' })).toBeVisible()
  })

  it('offers 새로고침 at once when the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
  })

  it('loads when the visitor comes again after it failed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page))
    const lazy = lazyPage('/a', load.mockRejectedValueOnce(new TypeError('Failed to fetch')))
    const { unmount } = slotOf(lazy)
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    unmount()
    slotOf(lazy)
    expect(await screen.findByRole('heading', { name: '새 페이지' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keeps a fault of its own inside and can be tried again', async () => {
    let broken = true
    const Fragile = () => {
      if (broken) throw new Error('torn')
      return <h1>고친 페이지</h1>
    }
    show(() => Promise.resolve({ default: Fragile }))
    const again = await screen.findByRole('button', { name: '다시 시도' })
    broken = false
    again.click()
    expect(await screen.findByRole('heading', { name: '고친 페이지' })).toBeVisible()
  })
})
