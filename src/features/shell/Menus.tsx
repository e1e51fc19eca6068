import { common } from '#messages/common'
import { menus } from '#messages/menus'
import type { MenuItem } from '@/content/menuItem'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon, OutIcon } from '@/ui/icons'
import { externalLinks } from '@content/externalLinks'
import { SideMenu } from './SideMenu'
import styles from './MiniMenu.module.scss'

/** The links to other sites, each in a new tab. */
function MiniMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={menus.links}
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <div className={styles.top} data-theme="night">
        <p className={styles.title}>{menus.linksTitle}</p>
        <button type="button" className={styles.close} aria-label={menus.closeLinks} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <ul className={styles.bookmarks} data-theme="night">
        {externalLinks.map(({ name, label, url, tone }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.bookmark}
              data-tone={tone}
            >
              <span className={styles.name} lang="en">
                {name}
              </span>
              {label !== name && <span className={styles.label}>{label}</span>}
              <OutIcon />
              <span className="visually-hidden">{common.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export type Menu = 'side' | 'mini'

interface Props {
  items: readonly MenuItem[]
  open: Menu | null
  onClose: () => void
}

/** The two menus that open over the page. Loaded on the first interaction with their buttons. */
export default function Menus({ items, open, onClose }: Props) {
  return (
    <>
      <SideMenu items={items} open={open === 'side'} onClose={onClose} />
      <MiniMenu open={open === 'mini'} onClose={onClose} />
    </>
  )
}
