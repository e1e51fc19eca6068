import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MenuItem } from '@/content/navigation'
import { site } from '@/content/site'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon } from '@/ui/icons'
import { copyMailAddress } from './copyMailAddress'
import { isCurrent } from './menu'
import styles from './SideMenu.module.scss'

interface Props {
  items: readonly MenuItem[]
  open: boolean
  onClose: () => void
}

/** The table of contents of the book that this site is: all entries and their pages. */
export function SideMenu({ items, open, onClose }: Props) {
  const { pathname } = useLocation()
  const title = useId()
  const currentOf = (item: MenuItem) => (isCurrent(item, pathname) ? 'page' : undefined)
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
        </div>
        <ol className={styles.entries}>
          {items.map((item, index) => (
            <li key={item.path} style={{ animationDelay: `${120 + index * 30}ms` }}>
              <Link
                to={item.path}
                className={styles.entry}
                data-current={isCurrent(item, pathname)}
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
          ))}
        </ol>
        <div className={styles.foot}>
          <a href={`mailto:${site.email}`} onClick={copyMailAddress}>
            {site.email}
          </a>
          <a href={site.handleUrl} target="_blank" rel="noopener noreferrer">
            {site.handle}
            <span className="visually-hidden"> 새 창에서 열림</span>
          </a>
        </div>
      </div>
    </Dialog>
  )
}
