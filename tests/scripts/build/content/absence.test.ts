import { beforeEach, expect, test, vi } from 'vitest'
import type * as partsModule from '@content/parts'

const site = vi.hoisted(() => ({ hasInquiries: true }))
vi.mock('@content/parts', async (load) => {
  const { parts } = await load<typeof partsModule>()
  const inquiry = {
    ...parts.inquiry,
    get visible() {
      return site.hasInquiries
    },
  }
  return { parts: { ...parts, inquiry } }
})

beforeEach(() => {
  site.hasInquiries = true
  vi.resetModules()
})

const load = () => import('../../../../scripts/build/content/absence.ts')

test('leaves nothing out of the sample', async () => {
  expect((await load()).findAbsence()).toBeNull()
})

test('leaves out the pages, the menu entry and the terms of a site without inquiries', async () => {
  site.hasInquiries = false
  const absence = (await load()).findAbsence()
  // The sample uses no plain pages.
  const pages = absence?.pages.filter((page) => !page.startsWith('plain/'))
  expect(pages?.toSorted()).toEqual(['about/Inquiry.tsx', 'about/Receipt.tsx'])
  expect(absence?.modules['inquiry.ts']).toEqual({ inquiry: { terms: [] } })
  expect(JSON.stringify(absence?.modules['navigation.ts'])).not.toContain('/about/Inquiry')
})

test('has neither links, rows, search entries nor addresses for inquiries then', async () => {
  site.hasInquiries = false
  const { takesInquiries } = await import('@/inquiries/intake')
  const { publicRoutes } = await import('@/content/pages')
  const { publicCollections } = await import('@/posts/publicCollections')
  const { inquiryPath } = await import('@/content/rights')
  const { pageCards } = await import('../../../../scripts/build/search/pageCards.ts')
  expect(takesInquiries).toBe(false)
  expect(inquiryPath).toBeNull()
  expect(publicRoutes().join()).not.toMatch(/Inquiry|Receipt/)
  expect(publicCollections.map(({ key }) => key)).not.toContain('commissions')
  expect(JSON.stringify(pageCards())).not.toMatch(/Inquiry|Receipt/)
})
