import { type FocusEvent, type Ref, useImperativeHandle, useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { HEADER_HIDE_OFFSET_PX } from '@/config/constants'
import { SEARCH_PARAM } from '@/config/paths'
import { site } from '@/content/site'
import { tellHeaderHidden } from '@/stores/header'
import { useIntro } from '@/stores/intro'
import { BookmarksIcon, ContentsIcon, SearchIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { useOpenParam } from '@/ui/useOpenParam'
import { useCurrentPageFrame } from '@/stores/pageFrame'
import styles from './Header.module.scss'
import { visibleItems } from './menu'
import { Navigation } from './Navigation'
import { useDropdown } from './useDropdown'
import { useHeaderView } from './useHeaderView'
import { prepareMenus, useMenus } from './useMenus'

const items = visibleItems()

/** What others may ask of the header. */
export interface HeaderHandle {
  openContents: () => void
}

interface Props {
  ref?: Ref<HeaderHandle>
  /** A visitor is about to search. */
  onNearSearch?: () => void
}

/** The bar over every public page with its menus (specification §2, §4; decisions §9, §11.1). */
export function Header({ ref, onNearSearch }: Props) {
  const frame = useCurrentPageFrame()
  const { scrolled, hidden, reveal } = useHeaderView()
  const introPlays = useIntro((intro) => intro.isIntroPlaying)
  const dropdown = useDropdown()
  const { Menus, menu, open, close } = useMenus()
  useImperativeHandle(ref, () => ({ openContents: () => open('side') }))
  const openSheet = dropdown.open !== null
  const bare = !scrolled && !openSheet && frame.header !== 'solid'
  const away = introPlays || (hidden && !openSheet)
  useLayoutEffect(() => tellHeaderHidden(away), [away])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.contains(relatedTarget) || dropdown.close()

  return (
    <>
      <header
        className={styles.header}
        style={{ '--hide-offset': `-${HEADER_HIDE_OFFSET_PX}px` }}
        data-testid="site-header"
        data-scrolled={scrolled}
        data-hidden={away}
        data-bare={bare}
        data-open={openSheet}
        data-world={openSheet ? 'paper' : frame.world}
        data-split={bare ? frame.logo : undefined}
        inert={introPlays}
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
        <div className={styles.actions} onFocus={dropdown.close}>
          <SearchButton onNear={onNearSearch} />
          <MenuButtons menu={menu} onOpen={open} />
        </div>
      </header>
      <div className={styles.dim} data-open={openSheet} />
      {Menus && <Menus items={items} open={menu} onClose={close} />}
    </>
  )
}

type MenusOpen = ReturnType<typeof useMenus>

/** Opens search, which stands over the page as long as the address says so. */
function SearchButton({ onNear }: { onNear: (() => void) | undefined }) {
  const open = useOpenParam(SEARCH_PARAM)
  return (
    <button
      type="button"
      aria-label="찾기"
      aria-haspopup="dialog"
      data-opens-search=""
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => open('')}
    >
      <SearchIcon className={styles.glass} />
      <span aria-hidden="true">찾기</span>
    </button>
  )
}

/** What opens the two menus. */
function MenuButtons({ menu, onOpen }: { menu: MenusOpen['menu']; onOpen: MenusOpen['open'] }) {
  return (
    <div className={styles.menus} onPointerEnter={prepareMenus} onFocus={prepareMenus}>
      <button
        type="button"
        aria-label="바깥 링크 열기"
        aria-haspopup="dialog"
        aria-expanded={menu === 'mini'}
        onClick={() => onOpen('mini')}
      >
        <BookmarksIcon />
        <span aria-hidden="true">링크</span>
      </button>
      <button
        type="button"
        aria-label="차례 열기"
        aria-haspopup="dialog"
        aria-expanded={menu === 'side'}
        onClick={() => onOpen('side')}
      >
        <ContentsIcon />
        <span aria-hidden="true">차례</span>
      </button>
    </div>
  )
}
