import { describe, expect, it, vi } from 'vitest'
import { pageFileOf, pageLoader } from '@/app/site/pageModules'
import { publicRoutes } from '@/app/site/publicRoutes'
import { home, navigation } from '@/content/navigation'

describe('page files', () => {
  it.each([
    ['/', 'Home'],
    ['/about/Profile', 'about/Profile'],
    ['/gallery/x100vi/view/:id', 'gallery/x100vi/view'],
  ])('of %s is %s', (path, file) => {
    expect(pageFileOf(path)).toBe(file)
  })

  it('exist for every route of the navigation', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const path of publicRoutes([home, ...navigation])) pageLoader(path)
    expect(warn).not.toHaveBeenCalled()
  })

  it('that are missing are warned of and show the not-found page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await pageLoader('/about/Gone', {})()
    expect(warn).toHaveBeenCalledExactlyOnceWith('페이지 로드 실패:', expect.stringContaining('about/Gone'))
    expect(page).toBe(await import('@/pages/NotFound'))
  })
})
