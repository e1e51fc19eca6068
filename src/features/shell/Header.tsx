import type { FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { HEADER_HIDE_OFFSET_PX } from '@/config/constants'
import { site } from '@/content/site'
import { useIntro } from '@/stores/intro'
import { BookmarksIcon, ContentsIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { useCurrentPageFrame } from '@/ui/pageFrame'
import styles from './Header.module.scss'
import { visibleItems } from './menu'
import { Navigation } from './Navigation'
import { useDropdown } from './useDropdown'
import { useHeaderView } from './useHeaderView'
import { prepareMenus, useMenus } from './useMenus'

const items = visibleItems()

/** The bar over every public page with its menus (specification §2, §4; decisions §9). */
export function Header() {
  const frame = useCurrentPageFrame()
  const { scrolled, hidden, reveal } = useHeaderView()
  const introPlays = useIntro((intro) => intro.isIntroPlaying)
  const dropdown = useDropdown()
  const { Menus, menu, open, close } = useMenus()
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
        <div className={styles.actions} onPointerEnter={prepareMenus} onFocus={prepareMenus}>
          <button
            type="button"
            aria-label="바깥 링크 열기"
            aria-haspopup="dialog"
            aria-expanded={menu === 'mini'}
            onClick={() => open('mini')}
          >
            <BookmarksIcon />
            <span aria-hidden="true">링크</span>
          </button>
          <button
            type="button"
            aria-label="차례 열기"
            aria-haspopup="dialog"
            aria-expanded={menu === 'side'}
            onClick={() => open('side')}
          >
            <ContentsIcon />
            <span aria-hidden="true">차례</span>
          </button>
        </div>
      </header>
      <div className={styles.dim} data-open={openSheet} />
      {Menus && <Menus items={items} open={menu} onClose={close} />}
    </>
  )
}
