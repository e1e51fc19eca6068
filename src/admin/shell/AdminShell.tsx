import { useEffect, useState, type MouseEvent, type ReactNode, useRef, type RefObject } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-data'
import { inquiries } from '#messages/admin/inquiries'
import { shell } from '#messages/admin/shell'
import { common } from '#messages/common'
import { atLeast } from '@/config/breakpoints'
import { paths } from '@/config/paths'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import { Logo } from '@/ui/Logo'
import { onDialogsClosed } from '@/ui/openDialogs'
import { Toaster } from '@/ui/toaster'
import { site } from '@content/site'
import { ConnectDialog } from '../connection/ConnectDialog'
import { watchConnection, useConnection } from '../connection/connection'
import { NewBadge } from '../inquiries/NewBadge'
import { useInquiryBadge, useInquiryExpiry, useNewInquiries } from '../inquiries/useNewInquiries'
import { useAdminLanguage } from '../language/adminLanguage'
import { deleteExpiredPosts } from '../trash/deleteExpiredPosts'
import { ConnectionChip } from './ConnectionChip'
import { ProjectNotice } from './ProjectNotice'
import { useExpiryWarning } from './SessionClock'
import { Sidebar } from './Sidebar'
import { UnsavedWorkDialog } from './UnsavedWorkDialog'
import styles from './AdminShell.module.scss'

/**
 * Focuses `main` and scrolls to the top after a navigation to another path, once the phone's menu has closed. Ignores query
 * changes and replaced history entries: the first save of a new item replaces its URL, but the page stays the same.
 */
function useFocusOnRoute(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isReplace = useNavigationType() === NavigationType.Replace
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return undefined
    lastPathname.current = pathname
    if (isReplace) return undefined
    window.scrollTo(0, 0)
    return onDialogsClosed(() => main.current?.focus({ preventScroll: true }))
  }, [pathname, isReplace])

  return main
}

/** Deletes expired posts from the trash when the owner connects. */
function useTrashExpiry() {
  const connected = useConnection(({ state }) => state === 'connected')
  useEffect(() => {
    if (connected) void deleteExpiredPosts()
  }, [connected])
}

const WIDE = atLeast('desktop')

/** Layout of every admin page: a sidebar, or on narrow screens a bar with a menu, and the page content. */
export function AdminShell({ children }: { children: ReactNode }) {
  // The words of everything below depend on it.
  useAdminLanguage()
  const isWide = useMediaQuery(WIDE)
  const main = useFocusOnRoute()
  useEffect(watchConnection, [])
  useEffect(requestPersistentStorage, [])
  useExpiryWarning()
  useTrashExpiry()
  useInquiryExpiry()
  useInquiryBadge()

  return (
    <div className={styles.frame} data-theme="admin">
      <a href="#main" className="visually-hidden" onClick={skipToMain}>
        {shell.skip}
      </a>
      {isWide ? (
        <aside className={styles.side}>
          <Sidebar withChip />
        </aside>
      ) : (
        <MobileBar />
      )}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <ProjectNotice />
        {children}
      </main>
      <ConnectDialog />
      <UnsavedWorkDialog />
      <Toaster />
    </div>
  )
}

/** Asks the browser not to evict this site's storage, which contains unsaved drafts. */
function requestPersistentStorage() {
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined)
}

/** Moves the focus without a history entry: following the hash link would add one that the router does not know. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function MobileBar() {
  const [open, setOpen] = useState(false)
  const newCount = useNewInquiries()?.count ?? 0
  const close = () => setOpen(false)
  useScrollLock('dialog:admin-menu', open)
  return (
    <header className={styles.bar}>
      <Link to={paths.admin.dashboard} className={styles.logo} aria-label={shell.home(site.name)}>
        <Logo />
      </Link>
      <ConnectionChip />
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={newCount > 0 ? inquiries.menuWithNew(newCount) : undefined}
        onClick={() => setOpen(true)}
      >
        {shell.menuButton}
        {newCount > 0 && <NewBadge count={newCount} />}
      </button>
      <Dialog
        open={open}
        onClose={close}
        label={shell.menu}
        className={styles.sheetLayer}
        panelClassName={styles.sheet}
      >
        <button type="button" className={styles.close} onClick={close}>
          {common.close}
        </button>
        <Sidebar onNavigate={close} withChip={false} />
      </Dialog>
    </header>
  )
}
