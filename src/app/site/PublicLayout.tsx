import { type MouseEvent, useRef, useState, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { shell } from '#messages/shell'
import { withoutBase } from '@/config/base'
import { LoadingAnimation } from '@/features/loading/LoadingAnimation'
import { preloadSearch, Search } from '@/features/search/Search'
import { Footer } from '@/features/shell/Footer'
import { Header, type HeaderHandle } from '@/features/shell/Header'
import { PageBackToTop } from '@/features/shell/PageBackToTop'
import { useScrollTracking } from '@/features/shell/useScrollTracking'
import { useShownState } from '@/inquiries/intake'
import { focusHeading } from '@/lib/browser/focusHeading'
import { prefersReducedData } from '@/lib/browser/prefersReducedData'
import { startSmoothScrolling } from '@/motion/startSmoothScrolling'
import { useOverlay } from '@/stores/overlay'
import { useCurrentPageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { syncScrollLock } from '@/stores/syncScrollLock'
import { hostState } from '@/supabase/hostState'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { onDialogsClosed } from '@/ui/openDialogs'
import { Toaster } from '@/ui/toaster'
import { useLazyImport } from '@/ui/useLazyImport'
import { useDocumentTheme } from '../useDocumentTheme'
import { preloadPage } from './pages'
import { useScrollToTop } from './useScrollToTop'
import styles from './PublicLayout.module.scss'

/**
 * Moves the focus to the heading of a new page once it is ready. Returns the page's title for a live region. The first page keeps
 * the browser's focus.
 */
function useRouteFocus(): string {
  const { pathname, key } = useLocation()
  const { pageReady, visit } = useOverlay()
  const [title, setTitle] = useState('')
  const previous = useRef({ pathname, visit: -1 })

  useEffect(() => {
    if (!pageReady || visit === previous.current.visit) return
    const isSamePage = pathname === previous.current.pathname
    previous.current = { pathname, visit }
    // On the first page, and on a change within a page such as a tab, the page manages the focus itself.
    if (isSamePage) return
    const focusPage = () => {
      const main = document.getElementById('main')
      // A list that restores its scroll position focuses the opened card itself.
      const isFocused = useScroll.getState().restoredEntry === key && main?.contains(document.activeElement)
      if (!isFocused) focusHeading(main?.querySelector('h1') ?? main)
      setTitle(document.title)
    }
    // A closing menu restores its focus first.
    onDialogsClosed(focusPage)
  }, [pageReady, visit, pathname, key])

  return title
}

const PREFETCH_EVENTS = ['pointerover', 'focusin', 'touchstart']

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return
  void preloadPage(withoutBase(link.pathname))
}

/** Loads the page module of a link that is hovered, focused or touched, unless the browser saves data. */
export function usePrefetch() {
  useEffect(() => {
    if (prefersReducedData()) return undefined
    for (const event of PREFETCH_EVENTS) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      for (const event of PREFETCH_EVENTS) document.removeEventListener(event, prefetch)
    }
  }, [])
}

/** Starts smooth scrolling and applies the scroll lock. */
function usePageScroll() {
  useEffect(() => {
    const scrolling = startSmoothScrolling()
    const unsubscribe = syncScrollLock(scrolling.setLocked)
    return () => {
      unsubscribe()
      scrolling.stop()
    }
  }, [])
}

/** The layout of every public page. */
export function PublicLayout({ onEnterAdmin }: { onEnterAdmin: () => void }) {
  const frame = useCurrentPageFrame()
  const { theme, documentTheme = theme, header = 'overlay', backToTop = true, showsIntake = false } = frame
  const intake = useShownState()
  // The readers have their own bars instead of header and footer.
  const isBare = header === 'none'
  const headerRef = useRef<HeaderHandle>(null)
  useDocumentTheme(documentTheme, theme)
  useScrollTracking()
  usePageScroll()
  useScrollToTop()
  usePrefetch()
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        {shell.skip}
      </a>
      {!isBare && <Header ref={headerRef} onSearchIntent={preloadSearch} />}
      <main
        id="main"
        className={styles.main}
        data-header={header}
        data-intake={showsIntake ? (intake ?? undefined) : undefined}
        tabIndex={-1}
      >
        <Outlet />
        <HostNotice isBare={isBare} />
      </main>
      {!isBare && <FooterWithLogin onEnterAdmin={onEnterAdmin} />}
      {backToTop && <PageBackToTop key={isBare ? 'bare' : 'framed'} raised={isBare} />}
      <RouteAnnouncer />
      <Search onContents={isBare ? undefined : () => headerRef.current?.openContents()} />
      <Toaster />
      <LoadingAnimation />
    </>
  )
}

const LastBuildNotice = lazyOptionalPart('LastBuildNotice', () => import('./LastBuildNotice'))

/** The notice that the page shows the last build; loaded once the host of the rows fails. */
function HostNotice({ isBare }: { isBare: boolean }) {
  const isFailing = useStore(hostState, ({ failedRead }) => failedRead !== null)
  return isFailing && <LastBuildNotice isBare={isBare} />
}

/** Announces the title of a new page. A separate component, because every change of the overlay rerenders it. */
function RouteAnnouncer() {
  const title = useRouteFocus()
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  )
}

/** Moves the focus to the content without a history entry. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView({ block: 'start' })
}

const loadOwnerWatch = () => import('@/features/session/ownerSession')
const loadLoginDialog = () => import('@/features/session/LoginDialog')

/** The footer, whose gear opens the admin app or the login dialog. The session check and the dialog are loaded on demand. */
function FooterWithLogin({ onEnterAdmin }: { onEnterAdmin: () => void }) {
  const [open, setOpen] = useState(false)
  const [, openWatch] = useLazyImport(loadOwnerWatch, shell.loginFailed)
  const [login, openLogin] = useLazyImport(loadLoginDialog, shell.loginFailed)

  const openAdmin = () =>
    openWatch(({ isOwnerLoggedIn }) => {
      if (isOwnerLoggedIn()) onEnterAdmin()
      else openLogin(() => setOpen(true))
    })
  const Login = login?.default
  return (
    <>
      <Footer onGear={openAdmin} />
      {Login && (
        <Login
          open={open}
          onClose={() => setOpen(false)}
          onSuccess={() => {
            setOpen(false)
            onEnterAdmin()
          }}
        />
      )}
    </>
  )
}
