import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { lazyModule } from '@/lib/lazyModule'
import { useScrollLock } from '@/stores/useScrollLock'
import { useOnDemand } from '@/ui/useOnDemand'
import type { Menu } from './Menus'

const menus = lazyModule('Menus', () => import('./Menus'))

/** Brings the menus' file ahead of the click; a failure shows at the click. */
export function prepareMenus() {
  menus.load().catch(() => undefined)
}

/** Which menu is open; none after a route change. The page is held still under either. */
export function useMenus() {
  const [loaded, bring] = useOnDemand(menus, '메뉴를 열지 못했습니다.')
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
    open: (next: Menu) => bring(() => setMenu(next)),
    close: () => setMenu(null),
  }
}
