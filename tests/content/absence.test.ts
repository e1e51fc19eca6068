import { expect, test } from 'vitest'
import type { MenuItem } from '@/content/navigation'
import { publicMenu, publicRoutes } from '@/content/pages'

const page = (path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name: path,
  nameEn: path,
  path,
  ...more,
})
const section = (path: string, ...children: MenuItem[]): MenuItem => page(path, { children })

test('a section takes the path of its first visible page', () => {
  const items = [section('/a/1', page('/a/1', { visible: false }), page('/a/2'))]
  expect(publicMenu(items)).toMatchObject([{ path: '/a/2', children: [{ path: '/a/2' }] }])
  expect(publicRoutes(items)).toEqual(['/a/2'])
})

test('a section without visible pages is absent', () => {
  expect(publicRoutes([section('/a/1', page('/a/1', { visible: false }))])).toEqual([])
})

test('an invisible page takes its detail page with it', () => {
  const items = [section('/a/1', page('/a/1', { visible: false, detailPath: '/a/1/:id' }), page('/a/2'))]
  expect(publicRoutes(items)).toEqual(['/a/2'])
})
