import { describe, expect, it } from 'vitest'
import { navigation } from '@content/navigation'
import { isCurrentItem } from '@/features/shell/menuItems'
import { getNextMenuPosition } from '@/features/shell/useMenuKeys'

describe('the menus', () => {
  it.each([
    ['/gallery/x100vi/view/12', 'Photo gallery'],
    ['/GALLERY/a7c2', 'Photo gallery'],
    ['/about/favorites', 'About me'],
    ['/about/View/3', 'About me'],
  ])('mark %s as part of %s', (pathname, nameEn) => {
    expect(navigation.filter((item) => isCurrentItem(item, pathname)).map((item) => item.nameEn)).toEqual([
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
  ])('%s from %o leads to %o', (key, from, to) => {
    expect(getNextMenuPosition(key, from, lines)).toEqual(to)
  })

  it('ignore other keys', () => {
    expect(getNextMenuPosition('Tab', { label: 0, line: 0 }, lines)).toBeNull()
  })
})
