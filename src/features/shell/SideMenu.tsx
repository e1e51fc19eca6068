import { useId, useSyncExternalStore } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { below } from '@/config/breakpoints'
import type { MenuItem } from '@/content/navigation'
import { site } from '@/content/site'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { storedPlaces, watchPlaces } from '@/lib/storage/resume'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon } from '@/ui/icons'
import { lazyExtra } from '@/ui/lazyPart'
import { copyMailAddress } from './copyMailAddress'
import MotionChoice from './MotionChoice'
import styles from './SideMenu.module.scss'
import { SocialHandle } from './SocialHandle'
import { isCurrent } from './menu'

interface SideMenuLineProps {
  item: MenuItem
  pathname: string
  /** Where it stands among the lines, from 0 (the first) to 1. */
  place: number
  onClose: () => void
}

/** An entry of the table of contents with its pages. */
function SideMenuLine({ item, pathname, place, onClose }: SideMenuLineProps) {
  const currentOf = (page: MenuItem) => (isCurrent(page, pathname) ? 'page' : undefined)
  return (
    <li className={styles.line} style={{ '--place': place }}>
      <Link
        to={item.path}
        className={styles.entry}
        aria-current={isCurrent(item, pathname)}
        onClick={onClose}
      >
        {item.name}
        <small lang="en">{item.nameEn}</small>
        <span className={styles.leader} />
        <span className={styles.folio} aria-hidden="true">
          {item.folio}
        </span>
      </Link>
      <ul className={styles.pages} aria-label={item.name}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <Link to={child.path} aria-current={currentOf(child)} onClick={onClose}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

const bringResume = () => import('./resume/ResumeBlock')
const ResumeBlock = lazyExtra('ResumeBlock', bringResume)
// Asked for with the menus, so that the contents open whole; the part itself asks again.
if (storedPlaces() !== null) bringResume().catch(() => undefined)

interface Props {
  items: readonly MenuItem[]
  open: boolean
  onClose: () => void
}

/** The table of contents of the book that this site is: all entries and their pages. */
export function SideMenu({ items, open, onClose }: Props) {
  const { pathname } = useLocation()
  const title = useId()
  // A phone's title line has no room beside it.
  const narrow = useMediaQuery(below('tablet'))
  const places = useSyncExternalStore(watchPlaces, storedPlaces)
  const resume = places !== null && <ResumeBlock narrow={narrow} onGo={onClose} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={title}
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <div className={styles.contents} data-world="paper">
        <div className={styles.top}>
          <h2 id={title}>차례</h2>
          <button type="button" className={styles.close} aria-label="차례 닫기" onClick={onClose}>
            <CloseIcon />
          </button>
          {!narrow && <MotionChoice />}
        </div>
        {narrow && resume}
        <ol className={styles.entries}>
          {items.map((item, index) => (
            <SideMenuLine
              key={item.path}
              item={item}
              pathname={pathname}
              place={index / items.length}
              onClose={onClose}
            />
          ))}
        </ol>
        {narrow ? <MotionChoice /> : resume}
        <div className={styles.foot}>
          <a href={`mailto:${site.email}`} onClick={copyMailAddress}>
            {site.email}
          </a>
          <SocialHandle />
        </div>
      </div>
    </Dialog>
  )
}
