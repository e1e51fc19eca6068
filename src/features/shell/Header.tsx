import { type FocusEvent, type Ref, useImperativeHandle, useLayoutEffect, useState, useRef } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
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
import { visibleItems, isCurrent } from './menu'
import { useDropdown, type Dropdown } from './useDropdown'
import { useHeaderView } from './useHeaderView'
import { useScrollLock } from '@/stores/useScrollLock'
import { useLazyImport } from '@/ui/useLazyImport'
import type { Menu } from './Menus'
import type { MenuItem } from '@/content/navigation'
import { DropdownSheet } from './DropdownSheet'
import { useMenuKeys } from './useMenuKeys'

/** The bar of labels, each with its sheet (decisions §10.7). */
function Navigation({ items, dropdown }: { items: readonly MenuItem[]; dropdown: Dropdown }) {
  const list = useRef<HTMLUListElement>(null)
  const pointerType = useRef('')
  const { pathname } = useLocation()
  const onKeyDown = useMenuKeys(list, items, dropdown)

  return (
    <nav className={styles.navigation} aria-label="주요 메뉴">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside */}
      <ul ref={list} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <li key={item.path} onPointerEnter={(event) => dropdown.pointAt(index, event)}>
            <Link
              to={item.path}
              className={styles.label}
              data-menu-line={-1}
              aria-current={isCurrent(item, pathname)}
              aria-expanded={dropdown.open === index}
              onPointerDown={(event) => (pointerType.current = event.pointerType)}
              onFocus={(event) => event.target.matches(':focus-visible') && dropdown.show(index)}
              onClick={(event) => {
                dropdown.stay()
                // A finger has no hover: its first tap opens the sheet, the second follows the link.
                if (pointerType.current !== 'touch' || dropdown.open === index) return
                event.preventDefault()
                dropdown.show(index)
              }}
            >
              {item.name}
            </Link>
            <DropdownSheet item={item} open={dropdown.open === index} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const loadMenus = () => import('./Menus')

/** Brings the menus' file ahead of the click; a failure shows at the click. */
function prepareMenus() {
  loadMenus().catch(() => undefined)
}

/** Which menu is open; none after a route change. The page is held still under either. */
function useMenus() {
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
