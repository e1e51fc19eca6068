import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { site } from '@/content/site'
import { Dialog } from '@/ui/Dialog'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Logo } from '@/ui/Logo'
import { Toaster } from '@/ui/toaster'
import { ConnectDialog } from '../connection/ConnectDialog'
import { watchConnection } from '../connection/connection'
import { useDeletionsOnLeave } from '../list/pendingDeletions'
import { holdPage } from '../parts/holdPage'
import { useMedia } from '../parts/useMedia'
import styles from './AdminShell.module.scss'
import { ConnectionChip } from './ConnectionChip'
import { useExpiryWarning } from './SessionClock'
import { Sidebar } from './Sidebar'
import { useFocusOnRoute } from './useFocusOnRoute'

const WIDE = '(min-width: 1024px)'

/** The frame of every admin page: the column, or on narrow screens the bar with its menu, and the page itself. */
export function AdminShell({ children }: { children: ReactNode }) {
  const wide = useMedia(WIDE)
  const main = useFocusOnRoute()
  useEffect(watchConnection, [])
  useExpiryWarning()
  useDeletionsOnLeave()

  return (
    <div className={styles.frame} data-world="admin">
      <a href="#main" className="visually-hidden">
        본문으로 건너뛰기
      </a>
      {wide ? (
        <aside className={styles.side}>
          <Sidebar withChip />
        </aside>
      ) : (
        <Bar />
      )}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <ErrorBoundary name="admin page">{children}</ErrorBoundary>
      </main>
      <ConnectDialog />
      <Toaster />
    </div>
  )
}

function Bar() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <header className={styles.bar}>
      <Link to={paths.admin.dashboard} className={styles.logo} aria-label={`${site.name} 관리 첫 화면`}>
        <Logo />
      </Link>
      <ConnectionChip />
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        메뉴
      </button>
      <Dialog
        open={open}
        onClose={close}
        label="관리 메뉴"
        className={styles.sheetLayer}
        panelClassName={styles.sheet}
        onPresence={holdPage}
      >
        <button type="button" className={styles.close} onClick={close}>
          닫기
        </button>
        <Sidebar onLeave={close} withChip={false} />
      </Dialog>
    </header>
  )
}
