import { type MouseEvent, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
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
import { usePageScroll } from './usePageScroll'
import { usePrefetch } from './usePrefetch'
import { useRouteFocus } from './useRouteFocus'
import { useScrollToTop } from './useScrollToTop'

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
