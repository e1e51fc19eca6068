import { type FocusEvent, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { HEADER_HIDE_OFFSET_PX } from '@/config/constants'
import { site } from '@/content/site'
import { useIntro } from '@/stores/intro'
import { useScrollLock } from '@/stores/useScrollLock'
import { BookmarksIcon, ContentsIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { useCurrentPageFrame } from '@/ui/pageFrame'
import styles from './Header.module.scss'
import { visibleItems } from './menu'
import { MiniMenu } from './MiniMenu'
import { Navigation } from './Navigation'
import { SideMenu } from './SideMenu'
import { useDropdown } from './useDropdown'
import { useHeaderView } from './useHeaderView'

const items = visibleItems()

/** The bar over every public page with its menus (specification §2, §4; decisions §9). */
export function Header() {
  const frame = useCurrentPageFrame()
  const { scrolled, hidden, reveal } = useHeaderView()
  const introPlays = useIntro((intro) => intro.isIntroPlaying)
  const dropdown = useDropdown()
  const [menu, setMenu] = useMenu()
  const openSheet = dropdown.open !== null
  const bare = !scrolled && !openSheet && frame.header !== 'solid'

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dropdown.close()
  }

  return (
    <>
      <header
        className={styles.header}
        style={{ '--hide-offset': `-${HEADER_HIDE_OFFSET_PX}px` }}
        data-testid="site-header"
        data-scrolled={scrolled}
        data-hidden={introPlays || (hidden && !openSheet)}
        data-bare={bare}
        data-open={openSheet}
        data-world={openSheet ? 'paper' : frame.world}
        data-split={bare ? frame.logo : undefined}
        onFocus={reveal}
        onBlur={onBlur}
        onPointerEnter={dropdown.stay}
        onPointerLeave={dropdown.leave}
      >
        <Link
          to="/"
          className={styles.home}
          aria-label={`${site.name} 처음으로`}
          data-world={bare ? frame.logo : undefined}
        >
          <Logo className={styles.logo} />
        </Link>
        <Navigation items={items} dropdown={dropdown} />
        <div className={styles.actions}>
          <button
            type="button"
            aria-label="바깥 링크 열기"
            aria-haspopup="dialog"
            aria-expanded={menu === 'mini'}
            onClick={() => setMenu('mini')}
          >
            <BookmarksIcon />
            <span aria-hidden="true">링크</span>
          </button>
          <button
            type="button"
            aria-label="차례 열기"
            aria-haspopup="dialog"
            aria-expanded={menu === 'side'}
            onClick={() => setMenu('side')}
          >
            <ContentsIcon />
            <span aria-hidden="true">차례</span>
          </button>
        </div>
      </header>
      <div className={styles.dim} data-open={openSheet} />
      <SideMenu items={items} open={menu === 'side'} onClose={() => setMenu(null)} />
      <MiniMenu open={menu === 'mini'} onClose={() => setMenu(null)} />
    </>
  )
}

type Menu = 'side' | 'mini' | null

/** Which menu is open; none after a route change. The page is held still under either. */
function useMenu() {
  const [menu, setMenu] = useState<Menu>(null)
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    setMenu(null)
  }
  useScrollLock('side-menu', menu === 'side')
  useScrollLock('mini-menu', menu === 'mini')
  return [menu, setMenu] as const
}
