import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useScrollLock } from '@/stores/useScrollLock'
import { useLazyImport } from '@/ui/useLazyImport'
import type { Menu } from './Menus'

const loadMenus = () => import('./Menus')

/** Brings the menus' file ahead of the click; a failure shows at the click. */
export function prepareMenus() {
  loadMenus().catch(() => undefined)
}

/** Which menu is open; none after a route change. The page is held still under either. */
export function useMenus() {
  const [loaded, openLazily] = useLazyImport(loadMenus, '메뉴를 열지 못했습니다.')
  const [menu, setMenu] = useState<Menu | null>(null)
  const { key } = useLocation()
  const way = useNavigationType()
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    // What a page says of itself in its address leads nobody elsewhere.
    if (way !== NavigationType.Replace) setMenu(null)
  }
  useScrollLock('side-menu', menu === 'side')
  useScrollLock('mini-menu', menu === 'mini')

  return {
    Menus: loaded?.default,
    menu,
    open: (next: Menu) => openLazily(() => setMenu(next)),
    close: () => setMenu(null),
  }
}
