import { useId, useSyncExternalStore } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { menus } from '#messages/menus'
import { below } from '@/config/breakpoints'
import type { MenuItem } from '@/content/menuItem'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { readResumeText, onResumeChange } from '@/lib/storage/resumeState'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon } from '@/ui/icons'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { site } from '@content/site'
import { copyMailAddress } from './copyMailAddress'
import { LanguageLinks } from './LanguageLinks'
import { isCurrentItem } from './menuItems'
import MotionPicker from './MotionPicker'
import { SocialHandle } from './SocialHandle'
import styles from './SideMenu.module.scss'

interface SideMenuLineProps {
  item: MenuItem
  pathname: string
  /** Position among the lines, from 0 (the first) to 1, for the stagger. */
  position: number
  onClose: () => void
}

/** An entry of the table of contents with its pages. */
function SideMenuLine({ item, pathname, position, onClose }: SideMenuLineProps) {
  const getAriaCurrent = (page: MenuItem) => (isCurrentItem(page, pathname) ? 'page' : undefined)
  return (
    <li className={styles.line} style={{ '--place': position }}>
      <Link
        to={item.path}
        className={styles.entry}
        aria-current={isCurrentItem(item, pathname)}
        onClick={onClose}
      >
        {item.name}
        {item.nameEn !== item.name && <small lang="en">{item.nameEn}</small>}
        <span className={styles.leader} />
        <span className={styles.folio} aria-hidden="true">
          {item.folio}
        </span>
      </Link>
      <ul className={styles.pages} aria-label={item.name}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <Link to={child.path} aria-current={getAriaCurrent(child)} onClick={onClose}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

const loadResumeBlock = () => import('./resume/ResumeBlock')
const ResumeBlock = lazyOptionalPart('ResumeBlock', loadResumeBlock)
// Preloads the block together with the menus, so that the contents do not shift when opened.
if (readResumeText() !== null) loadResumeBlock().catch(() => undefined)

interface Props {
  items: readonly MenuItem[]
  open: boolean
  onClose: () => void
}

/** The table of contents: all entries and their pages. */
export function SideMenu({ items, open, onClose }: Props) {
  const { pathname } = useLocation()
  const title = useId()
  // On phones there is no space beside the title.
  const isNarrow = useMediaQuery(below('tablet'))
  const resumeText = useSyncExternalStore(onResumeChange, readResumeText)
  const resumeBlock = resumeText !== null && <ResumeBlock narrow={isNarrow} onNavigate={onClose} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={title}
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <div className={styles.contents} data-theme="paper">
        <div className={styles.top}>
          <h2 id={title}>{menus.contents}</h2>
          <button type="button" className={styles.close} aria-label={menus.closeContents} onClick={onClose}>
            <CloseIcon />
          </button>
          {!isNarrow && <MotionPicker />}
        </div>
        {isNarrow && resumeBlock}
        <ol className={styles.entries}>
          {items.map((item, index) => (
            <SideMenuLine
              key={item.path}
              item={item}
              pathname={pathname}
              position={index / items.length}
              onClose={onClose}
            />
          ))}
        </ol>
        {isNarrow ? <MotionPicker /> : resumeBlock}
        <div className={styles.footer}>
          <a href={`mailto:${site.owner.email}`} onClick={copyMailAddress}>
            {site.owner.email}
          </a>
          <SocialHandle />
          <LanguageLinks />
        </div>
      </div>
    </Dialog>
  )
}
