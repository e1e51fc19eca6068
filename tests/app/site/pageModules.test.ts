import { describe, expect, it, vi } from 'vitest'
import { pageLoader } from '@/app/site/pageModules'
import { pageFileOf, publicRoutes } from '@/content/pages'

describe('page files', () => {
  it('exist for every route of the navigation', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const path of publicRoutes()) pageLoader(path)
    expect(warn).not.toHaveBeenCalled()
  })

  it('each have an entry in the content’s navigation.ts', () => {
    const files = Object.keys(import.meta.glob('/src/pages/**/*.tsx')).filter(
      (file) => !/^\/src\/pages\/(admin\/|novel\/more\/|plain\/|NotFound\.tsx$)/.test(file),
    )
    const routed = publicRoutes().map((route) => `/src/pages/${pageFileOf(route)}.tsx`)
    expect(files.filter((file) => !routed.includes(file))).toEqual([])
  })

  it('are replaced by the not-found page with a warning if they are missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await pageLoader('/about/Gone', {})()
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'There is no such page:',
      expect.stringContaining('about/Gone'),
    )
    expect(page).toBe(await import('@/pages/NotFound'))
  })
})
