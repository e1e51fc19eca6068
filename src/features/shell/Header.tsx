import {
  type FocusEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  useRef,
} from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { shell } from '#messages/shell'
import { HEADER_HIDE_OFFSET_PX } from '@/config/constants'
import { SEARCH_PARAM } from '@/config/paths'
import type { MenuItem } from '@/content/menuItem'
import { furtherPages, menu as sections } from '@/content/pages'
import { onPageIdle } from '@/lib/browser/onIdle'
import { setHeaderHidden } from '@/stores/header'
import { useIntro } from '@/stores/intro'
import { useCurrentPageFrame } from '@/stores/pageFrame'
import { useScrollLock } from '@/stores/useScrollLock'
import { BookmarksIcon, ContentsIcon, SearchIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { useLazyImport } from '@/ui/useLazyImport'
import { useOpenParam } from '@/ui/useOpenParam'
import { site } from '@content/site'
import { DropdownPanel } from './DropdownPanel'
import { isCurrentItem } from './menuItems'
import type { Menu } from './Menus'
import { useDropdown, type Dropdown } from './useDropdown'
import { useHeaderView } from './useHeaderView'
import { useMenuKeys } from './useMenuKeys'
import styles from './Header.module.scss'

/** The main navigation: a bar of links, each with a dropdown panel. */
function Navigation({ items, dropdown }: { items: readonly MenuItem[]; dropdown: Dropdown }) {
  const list = useRef<HTMLUListElement>(null)
  const pointerType = useRef('')
  const { pathname } = useLocation()
  const current = furtherPages.find(({ path }) => path === pathname)?.under ?? pathname
  const onKeyDown = useMenuKeys(list, items, dropdown)

  return (
    <nav className={styles.navigation} aria-label={shell.mainMenu}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside */}
      <ul ref={list} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <li key={item.path} onPointerEnter={(event) => dropdown.openSoon(index, event)}>
            <Link
              to={item.path}
              className={styles.label}
              data-menu-line={-1}
              aria-current={isCurrentItem(item, current)}
              aria-expanded={dropdown.open === index}
              onPointerDown={(event) => (pointerType.current = event.pointerType)}
              onFocus={(event) => event.target.matches(':focus-visible') && dropdown.show(index)}
              onClick={(event) => {
                dropdown.keepOpen()
                // Touch has no hover: the first tap opens the panel, the second follows the link.
                if (pointerType.current !== 'touch' || dropdown.open === index) return
                event.preventDefault()
                dropdown.show(index)
              }}
            >
              {item.name}
            </Link>
            <DropdownPanel item={item} open={dropdown.open === index} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const loadMenus = () => import('./Menus')

/** Preloads the menus. A failure is reported when a menu is opened. */
function preloadMenus() {
  loadMenus().catch(() => undefined)
}

/** Tracks which menu is open. Closes it on a route change and locks scrolling while one is open. */
function useMenus() {
  const [loaded, openLazily] = useLazyImport(loadMenus, shell.menuFailed)
  const [menu, setMenu] = useState<Menu | null>(null)
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [lastKey, setLastKey] = useState(key)
  if (lastKey !== key) {
    setLastKey(key)
    // A replaced history entry only updates the address of the same page.
    if (navigationType !== NavigationType.Replace) setMenu(null)
  }
  // Offline, the menu is the way to other pages, so it is loaded before its button is pressed.
  useEffect(() => onPageIdle(preloadMenus), [])
  useScrollLock('side-menu', menu === 'side')
  useScrollLock('mini-menu', menu === 'mini')

  return {
    Menus: loaded?.default,
    menu,
    open: (next: Menu) => openLazily(() => setMenu(next)),
    close: () => setMenu(null),
  }
}

/** The header's imperative API. */
export interface HeaderHandle {
  openContents: () => void
}

interface Props {
  ref?: Ref<HeaderHandle>
  /** Called when the pointer or the focus reaches the search button. */
  onSearchIntent?: () => void
}

/** The header of every public page, with its menus. */
export function Header({ ref, onSearchIntent }: Props) {
  const frame = useCurrentPageFrame()
  const { scrolled, hidden, reveal } = useHeaderView()
  const isIntroPlaying = useIntro((intro) => intro.isIntroPlaying)
  const dropdown = useDropdown()
  const { Menus, menu, open, close } = useMenus()
  useImperativeHandle(ref, () => ({ openContents: () => open('side') }))
  const isDropdownOpen = dropdown.open !== null
  const isBare = !scrolled && !isDropdownOpen && frame.header !== 'solid'
  const isHidden = isIntroPlaying || (hidden && !isDropdownOpen)
  useLayoutEffect(() => setHeaderHidden(isHidden), [isHidden])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.contains(relatedTarget) || dropdown.close()

  return (
    <>
      <header
        className={styles.header}
        style={{ '--hide-offset': `-${HEADER_HIDE_OFFSET_PX}px` }}
        data-testid="site-header"
        data-scrolled={scrolled}
        data-hidden={isHidden}
        data-bare={isBare}
        data-open={isDropdownOpen}
        data-theme={isDropdownOpen ? 'paper' : frame.theme}
        data-split={isBare ? frame.logoTheme : undefined}
        inert={isIntroPlaying}
        onFocus={reveal}
        onBlur={onBlur}
        onPointerEnter={dropdown.keepOpen}
        onPointerLeave={dropdown.closeSoon}
      >
        <Link
          to="/"
          className={styles.home}
          aria-label={shell.home(site.name)}
          data-theme={isBare ? frame.logoTheme : undefined}
        >
          <Logo className={styles.logo} />
        </Link>
        <Navigation items={sections} dropdown={dropdown} />
        <div className={styles.actions} onFocus={dropdown.close}>
          <SearchButton onIntent={onSearchIntent} />
          <MenuButtons menu={menu} onOpen={open} />
        </div>
      </header>
      <div className={styles.dim} data-open={isDropdownOpen} />
      {Menus && <Menus items={sections} open={menu} onClose={close} />}
    </>
  )
}

type MenusState = ReturnType<typeof useMenus>

/** Opens the search, which stays open while `?q=` is in the address. */
function SearchButton({ onIntent }: { onIntent: (() => void) | undefined }) {
  const open = useOpenParam(SEARCH_PARAM)
  return (
    <button
      type="button"
      aria-label={shell.search}
      aria-haspopup="dialog"
      data-opens-search=""
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => open('')}
    >
      <SearchIcon className={styles.searchIcon} />
      <span aria-hidden="true">{shell.search}</span>
    </button>
  )
}

/** The buttons of the two menus. */
function MenuButtons({ menu, onOpen }: { menu: MenusState['menu']; onOpen: MenusState['open'] }) {
  return (
    <div className={styles.menus} onPointerEnter={preloadMenus} onFocus={preloadMenus}>
      <button
        type="button"
        aria-label={shell.openLinks}
        aria-haspopup="dialog"
        aria-expanded={menu === 'mini'}
        onClick={() => onOpen('mini')}
      >
        <BookmarksIcon />
        <span aria-hidden="true">{shell.links}</span>
      </button>
      <button
        type="button"
        aria-label={shell.openContents}
        aria-haspopup="dialog"
        aria-expanded={menu === 'side'}
        onClick={() => onOpen('side')}
      >
        <ContentsIcon />
        <span aria-hidden="true">{shell.contents}</span>
      </button>
    </div>
  )
}
