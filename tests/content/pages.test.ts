import { describe, expect, it } from 'vitest'
import { STATE_PARAMS } from '@/config/pageQuery'
import { SEARCH_PARAM } from '@/config/paths'
import type { MenuItem } from '@/content/menuItem'
import { pageFileOf, pagesByPath, menuSection, publicMenu, publicRoutes, stateParams } from '@/content/pages'

const item = (path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name: path,
  nameEn: path,
  path,
  ...more,
})

describe('publicRoutes', () => {
  it('returns all public paths', () => {
    expect(publicRoutes()).toEqual(
      expect.arrayContaining([
        '/',
        '/about/Profile',
        '/about/Favorites',
        '/about/View/:id',
        '/design/Portfolio',
        '/design/View/:id',
        '/webtoon/Tls',
        '/webtoon/They',
        '/webtoon/Some',
        '/novel/Tls',
        '/novel/They',
        '/novel/More',
        '/gallery/A7c2',
        '/gallery/X100vi',
        '/gallery/Light',
        '/gallery/a7c2/View/:id',
        '/gallery/x100vi/view/:id',
        '/fanart/Fanart',
        '/fanart/View/:id',
      ]),
    )
  })

  it('skips an invisible entry with its children and detail page', () => {
    const items = [
      item('/a', { visible: false, children: [item('/a/b', { detailPath: '/a/b/:id' })] }),
      item('/c', { visible: false, detailPath: '/c/:id' }),
      item('/d'),
    ]
    expect(publicRoutes(items)).toEqual(['/d'])
  })

  it('gives a section the path of its first visible page, and skips one without', () => {
    const hidden = item('/a/1', { visible: false })
    const items = [item('/a/1', { children: [hidden, item('/a/2')] })]
    expect(publicMenu(items)).toMatchObject([{ path: '/a/2', children: [{ path: '/a/2' }] }])
    expect(publicRoutes(items)).toEqual(['/a/2'])
    expect(publicRoutes([item('/a/1', { children: [hidden] })])).toEqual([])
  })

  it('skips paths below /admin in any letter case', () => {
    const items = [item('/Admin/Favorites'), item('/x', { children: [item('/admin/Upload'), item('/x/y')] })]
    expect(publicRoutes(items)).toEqual(['/x', '/x/y'])
  })
})

it.each([
  ['/', 'Home'],
  ['/about/Profile', 'about/Profile'],
  ['/gallery/A7c2', 'gallery/WallGallery'],
  ['/gallery/X100vi', 'gallery/FilmGallery'],
  ['/gallery/a7c2/View/:id', 'gallery/Photo'],
  ['/gallery/x100vi/view/:id', 'gallery/RecipePhoto'],
])('the file of %s is %s', (path, file) => {
  expect(pageFileOf(path)).toBe(file)
})

it('returns the menu section of a page', () => {
  expect(menuSection('/gallery/Light')?.name).toBe('사진첩')
  expect(menuSection('/')).toBeUndefined()
})

describe('stateParams', () => {
  const changesContent = (path: string, search: string) =>
    stateParams(path).some((name) => new URLSearchParams(search).has(name))

  it.each([
    ['/webtoon/Tls', ''],
    ['/webtoon/Tls', '?utm_source=mail'],
    ['/webtoon/Tls', '?category=tea'],
    ['/gallery/A7c2', '?tab=gallery'],
    ['/gallery/a7c2/View/1', '?chapter=1'],
  ])('do not include the query of %s%s', (path, search) => {
    expect(changesContent(path, search)).toBe(false)
  })

  it.each([
    ['/webtoon/Tls', '?tab=gallery'],
    ['/webtoon/They', '?character=hae'],
    ['/novel/Tls', '?chapter=1&at=5.2'],
    ['/novel/More', '?tab=fantasy'],
    ['/design/Portfolio', '?view=index'],
    ['/gallery/Light', '?utm_source=mail&camera=a7c2'],
    ['/about/Favorites', '?category'],
    ['/fanart/Fanart', '?series=tls'],
    ['/', '?q=hae'],
    ['/gallery/a7c2/View/1', '?q='],
  ])('include the query of %s%s', (path, search) => {
    expect(changesContent(path, search)).toBe(true)
  })

  it('cover exactly the declared parameters', () => {
    const known = [...pagesByPath.values()].flatMap(({ query = [] }) => query)
    expect(new Set([SEARCH_PARAM, ...known])).toEqual(new Set(STATE_PARAMS))
  })
})
