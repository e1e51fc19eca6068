import { describe, expect, it } from 'vitest'
import { publicRoutes } from '@/app/site/publicRoutes'
import { home, type MenuItem, navigation } from '@/content/navigation'

const item = (path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name: path,
  nameEn: path,
  path,
  ...more,
})

describe('routes from the navigation', () => {
  it('are all public paths of the specification, each once', () => {
    expect(publicRoutes([home, ...navigation]).toSorted()).toEqual(
      [
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
      ].toSorted(),
    )
  })

  it('skip an invisible entry with all below it', () => {
    const items = [
      item('/a', { visible: false, children: [item('/a/b', { detailPath: '/a/b/:id' })] }),
      item('/c'),
    ]
    expect(publicRoutes(items)).toEqual(['/c'])
  })

  it('skip what starts with /admin, in any letter case', () => {
    const items = [item('/Admin/Favorites'), item('/x', { children: [item('/admin/Upload'), item('/x/y')] })]
    expect(publicRoutes(items)).toEqual(['/x', '/x/y'])
  })
})
