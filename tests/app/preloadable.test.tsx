import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageSlot } from '@/app/site/PageSlot'
import { preloadable } from '@/app/preloadable'

const page = { default: () => <h1>새 페이지</h1> }

function show(load: () => Promise<typeof page>) {
  const { Page } = preloadable('/a', load)
  return render(
    <MemoryRouter>
      <PageSlot path="/a" Page={Page} />
    </MemoryRouter>,
  )
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
    const { Page, preload } = preloadable('/a', () => Promise.resolve(page))
    await preload()
    render(<Page />)
    expect(screen.getByRole('heading', { name: '새 페이지' })).toBeVisible()
  })

  it('offers 새로고침 at once when the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('잉크가 번졌습니다.')
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
