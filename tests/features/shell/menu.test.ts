import { describe, expect, it } from 'vitest'
import { navigation } from '@/content/navigation'
import { isCurrent, visibleItems } from '@/features/shell/menu'
import { menuPlaceAfter } from '@/features/shell/useMenuKeys'

describe('the menus', () => {
  it('leave hidden entries and children out', () => {
    const items = [
      { name: 'a', nameEn: 'a', path: '/a', visible: false },
      {
        name: 'b',
        nameEn: 'b',
        path: '/b',
        children: [
          { name: 'c', nameEn: 'c', path: '/c', visible: false },
          { name: 'd', nameEn: 'd', path: '/d' },
        ],
      },
    ]
    const [only, ...rest] = visibleItems(items)
    expect(rest).toEqual([])
    expect(only?.children?.map(({ path }) => path)).toEqual(['/d'])
  })

  it.each([
    ['/gallery/x100vi/view/12', 'Photo gallery'],
    ['/GALLERY/a7c2', 'Photo gallery'],
    ['/about/favorites', 'About me'],
    ['/about/View/3', 'About me'],
  ])('know that %s belongs to %s', (pathname, nameEn) => {
    expect(navigation.filter((item) => isCurrent(item, pathname)).map((item) => item.nameEn)).toEqual([
      nameEn,
    ])
  })
})

describe('arrow keys in the menu bar', () => {
  const lines = [2, 1, 3]

  it.each([
    ['ArrowRight', { label: 2, line: -1 }, { label: 0, line: -1 }],
    ['ArrowLeft', { label: 0, line: 1 }, { label: 2, line: -1 }],
    ['ArrowDown', { label: 2, line: -1 }, { label: 2, line: 0 }],
    ['ArrowDown', { label: 2, line: 2 }, { label: 2, line: 2 }],
    ['ArrowUp', { label: 2, line: 0 }, { label: 2, line: -1 }],
    ['Home', { label: 2, line: 2 }, { label: 2, line: 0 }],
    ['End', { label: 0, line: -1 }, { label: 2, line: -1 }],
  ])('%s from %o lead to %o', (key, from, to) => {
    expect(menuPlaceAfter(key, from, lines)).toEqual(to)
  })

  it('leave other keys alone', () => {
    expect(menuPlaceAfter('Tab', { label: 0, line: 0 }, lines)).toBeNull()
  })
})
