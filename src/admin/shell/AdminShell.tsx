import { useEffect, useState, type MouseEvent, type ReactNode, useRef, type RefObject } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-data'
import { atLeast } from '@/config/breakpoints'
import { paths } from '@/config/paths'
import { site } from '@/content/site'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import { Logo } from '@/ui/Logo'
import { Toaster } from '@/ui/toaster'
import { ConnectDialog } from '../connection/ConnectDialog'
import { watchConnection, useConnection } from '../connection/connection'
import styles from './AdminShell.module.scss'
import { ConnectionChip } from './ConnectionChip'
import { KeptWorkDialog } from './KeptWorkDialog'
import { useExpiryWarning } from './SessionClock'
import { Sidebar } from './Sidebar'
import { refreshAfterTrash } from '@/posts/ownerQueries'
import { emptyOldTrash } from '@/posts/trashEmptying'

/**
 * Puts the focus on the page and the page to its top whenever another route is shown. A changed query moves nothing, nor
 * does a replaced address: what has just been saved is still the same page.
 */
function useFocusOnRoute(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const replaced = useNavigationType() === NavigationType.Replace
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (replaced) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, replaced])

  return main
}

/** As soon as the owner is connected, what the trash has kept long enough goes (decisions §12.2). */
function useTrashEmptying() {
  const connected = useConnection(({ state }) => state === 'connected')
  useEffect(() => {
    if (connected) void empty()
  }, [connected])
}

async function empty() {
  if ((await emptyOldTrash()) > 0) await refreshAfterTrash()
}

const WIDE = atLeast('desktop')

/** The frame of every admin page: the column, or on narrow screens the bar with its menu, and the page itself. */
export function AdminShell({ children }: { children: ReactNode }) {
  const wide = useMediaQuery(WIDE)
  const main = useFocusOnRoute()
  useEffect(watchConnection, [])
  useEffect(askToPersist, [])
  useExpiryWarning()
  useTrashEmptying()

  return (
    <div className={styles.frame} data-world="admin">
      <a href="#main" className="visually-hidden" onClick={skipToMain}>
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
        {children}
      </main>
      <ConnectDialog />
      <KeptWorkDialog />
      <Toaster />
    </div>
  )
}

/** Unsaved work lies in the browser's storage: it asks not to be cleared when room runs short. */
function askToPersist() {
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined)
}

/** The skip link moves the focus and no history: the router could not count an entry that it has not made. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function Bar() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useScrollLock('dialog:desk-menu', open)
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
      >
        <button type="button" className={styles.close} onClick={close}>
          닫기
        </button>
        <Sidebar onLeave={close} withChip={false} />
      </Dialog>
    </header>
  )
}
