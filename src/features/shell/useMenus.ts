import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { logger } from '@/lib/logger'
import { useScrollLock } from '@/stores/useScrollLock'
import { showToast } from '@/ui/toaster'
import type Menus from './Menus'
import type { Menu } from './Menus'

const load = () => import('./Menus')

/** Brings the menus' file ahead of the click; a failure shows at the click. */
export function prepareMenus() {
  load().catch(() => undefined)
}

/** Which menu is open; none after a route change. The page is held still under either. */
export function useMenus() {
  const [Loaded, setLoaded] = useState<typeof Menus | null>(null)
  const [menu, setMenu] = useState<Menu | null>(null)
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    setMenu(null)
  }
  useScrollLock('side-menu', menu === 'side')
  useScrollLock('mini-menu', menu === 'mini')

  const open = async (next: Menu) => {
    try {
      const { default: Component } = await load()
      setLoaded(() => Component)
      setMenu(next)
    } catch (error) {
      logger.warn('메뉴를 불러오지 못했습니다:', error)
      showToast('메뉴를 불러오지 못했습니다. 연결을 확인해 주세요.', { tone: 'error' })
    }
  }
  return { Menus: Loaded, menu, open: (next: Menu) => void open(next), close: () => setMenu(null) }
}
