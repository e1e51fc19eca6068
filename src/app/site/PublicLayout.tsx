import { type MouseEvent, useRef, useState, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Footer } from '@/features/shell/Footer'
import { prepareSearch, Search } from '@/features/search/Search'
import { Header, type HeaderHandle } from '@/features/shell/Header'
import { LoadingAnimation } from '@/features/loading/LoadingAnimation'
import { PageBackToTop } from '@/features/shell/PageBackToTop'
import { useScrollTracking } from '@/features/shell/useScrollTracking'
import { useCurrentPageFrame } from '@/stores/pageFrame'
import { Toaster } from '@/ui/toaster'
import { useLazyImport } from '@/ui/useLazyImport'
import styles from './PublicLayout.module.scss'
import { useDocumentWorld } from '../useDocumentWorld'
import { useScrollToTop } from './useScrollToTop'
import { startSmoothScrolling } from '@/motion/startSmoothScrolling'
import { followScrollLock } from '@/stores/followScrollLock'
import { withoutBase } from '@/config/base'
import { savesData } from '@/lib/browser/savesData'
import { preloadPage } from './pages'
import { focusHeading } from '@/lib/browser/focusHeading'
import { useOverlay } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'
import { whenDialogsGone } from '@/ui/openDialogs'

/**
 * After a route change, once the new page is there: moves the focus to its heading and returns its title for a live
 * region. The first page keeps the focus where the browser puts it.
 */
function useRouteFocus(): string {
  const { pathname, key } = useLocation()
  const { pageReady, visit } = useOverlay()
  const [announced, setAnnounced] = useState('')
  const shown = useRef({ pathname, visit: -1 })

  useEffect(() => {
    if (!pageReady || visit === shown.current.visit) return
    const firstPage = pathname === shown.current.pathname
    shown.current = { pathname, visit }
    // Another item on the same page (the next photo, a tab) leaves the focus to that page.
    if (firstPage) return
    const arrive = () => {
      const main = document.getElementById('main')
      // A list that is come back to has given the focus to the card that was opened.
      if (useScroll.getState().placedEntry !== key) focusHeading(main?.querySelector('h1') ?? main)
      setAnnounced(document.title)
    }
    // A menu that is just sliding away gives its focus back first.
    whenDialogsGone(arrive)
  }, [pageReady, visit, pathname, key])

  return announced
}

const EVENTS = ['pointerover', 'focusin', 'touchstart']

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return
  void preloadPage(withoutBase(link.pathname))
}

/** Loads the page of a link that is hovered, focused or touched, unless the visitor asked for fewer bytes. */
export function usePrefetch() {
  useEffect(() => {
    if (savesData()) return undefined
    for (const event of EVENTS) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, prefetch)
    }
  }, [])
}

/** Smooth scrolling for this layout, and the page held still as long as anyone holds the scroll lock. */
function usePageScroll() {
  useEffect(() => {
    const scrolling = startSmoothScrolling()
    const leave = followScrollLock(scrolling.hold)
    return () => {
      leave()
      scrolling.stop()
    }
  }, [])
}

/** The frame around every public page. */
export function PublicLayout({ onEnterDesk }: { onEnterDesk: () => void }) {
  const { header, world, ground } = useCurrentPageFrame()
  // A page that brings its own bars, as the novel reader does.
  const bare = header === 'none'
  const bar = useRef<HeaderHandle>(null)
  useDocumentWorld(ground ?? world, world)
  useScrollTracking()
  usePageScroll()
  useScrollToTop()
  usePrefetch()
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        본문으로 건너뛰기
      </a>
      {!bare && <Header ref={bar} onNearSearch={prepareSearch} />}
      <main id="main" className={styles.main} data-header={header} tabIndex={-1}>
        <Outlet />
      </main>
      {!bare && <OwnerEntrance onEnter={onEnterDesk} />}
      <PageBackToTop key={bare ? 'bare' : 'framed'} raised={bare} />
      <RouteAnnouncer />
      <Search onContents={bare ? undefined : () => bar.current?.openContents()} />
      <Toaster />
      <LoadingAnimation />
    </>
  )
}

/** Apart, for the overlay's every step renders it anew. */
function RouteAnnouncer() {
  const announced = useRouteFocus()
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </p>
  )
}

/** The skip link moves the focus and no history. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView({ block: 'start' })
}

const loadOwnerWatch = () => import('@/features/session/ownerWatch')
const loadLoginDialog = () => import('@/features/session/LoginDialog')
const NO_LOGIN = '로그인 창을 열지 못했습니다.'

/** The footer with its gear: to the owner's desk, or to the login, both loaded only then (specification §4). */
function OwnerEntrance({ onEnter }: { onEnter: () => void }) {
  const [open, setOpen] = useState(false)
  const [, openWatch] = useLazyImport(loadOwnerWatch, NO_LOGIN)
  const [login, openLogin] = useLazyImport(loadLoginDialog, NO_LOGIN)

  const openDesk = () =>
    openWatch(({ isOwnerLoggedIn }) => {
      if (isOwnerLoggedIn()) onEnter()
      else openLogin(() => setOpen(true))
    })
  const Login = login?.default
  return (
    <>
      <Footer onGear={openDesk} />
      {Login && (
        <Login
          open={open}
          onClose={() => setOpen(false)}
          onSuccess={() => {
            setOpen(false)
            onEnter()
          }}
        />
      )}
    </>
  )
}
