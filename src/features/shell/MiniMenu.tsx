import { externalLinks } from '@/content/externalLinks'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon, OutIcon } from '@/ui/icons'
import styles from './MiniMenu.module.scss'

/** Five bookmarks out of the site (specification §2), each in a new tab. */
export function MiniMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label="바깥 링크"
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <div className={styles.top} data-world="night">
        <p className={styles.title}>바깥에 꽂아 둔 책갈피</p>
        <button type="button" className={styles.close} aria-label="바깥 링크 닫기" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <ul className={styles.bookmarks} data-world="night">
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
              <span className={styles.label}>{label}</span>
              <OutIcon />
              <span className="visually-hidden">새 창에서 열림</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
