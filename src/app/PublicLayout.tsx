import { type MouseEvent, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Footer } from '@/features/shell/Footer'
import { Header } from '@/features/shell/Header'
import { LoadingOverlay } from '@/features/loading/LoadingOverlay'
import type LoginDialog from '@/features/session/LoginDialog'
import { PageBackToTop } from '@/features/shell/PageBackToTop'
import { useScrollTracking } from '@/features/shell/useScrollTracking'
import { logger } from '@/lib/logger'
import { useScrollLock } from '@/stores/useScrollLock'
import { useCurrentPageFrame } from '@/ui/pageFrame'
import { showToast, Toaster } from '@/ui/toaster'
import styles from './PublicLayout.module.scss'
import { useGround } from './useGround'
import { useLinkPreload } from './useLinkPreload'
import { usePageScroll } from './usePageScroll'
import { useRouteFocus } from './useRouteFocus'
import { useScrollToTop } from './useScrollToTop'

/** The frame around every public page. */
export function PublicLayout() {
  const { header, world, ground } = useCurrentPageFrame()
  // A page that brings its own bars, as the novel reader does.
  const bare = header === 'none'
  useGround(ground ?? world, world)
  useScrollTracking()
  usePageScroll()
  useScrollToTop()
  useLinkPreload()
  const announced = useRouteFocus()
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        본문으로 건너뛰기
      </a>
      {!bare && <Header />}
      <main id="main" className={styles.main} data-header={header} tabIndex={-1}>
        <Outlet />
      </main>
      {!bare && <OwnersDoor />}
      <PageBackToTop key={bare ? 'bare' : 'framed'} raised={bare} />
      <p className="visually-hidden" role="status" aria-live="polite">
        {announced}
      </p>
      <Toaster />
      <LoadingOverlay />
    </>
  )
}

/** The skip link moves the focus and no history. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView({ block: 'start' })
}

/** The footer with its gear: to the owner's desk, or to the login, both loaded only then (specification §4). */
function OwnersDoor() {
  const navigate = useNavigate()
  const [Login, setLogin] = useState<typeof LoginDialog | null>(null)
  const [open, setOpen] = useState(false)
  useScrollLock('dialog:login', open)

  const enter = () => void navigate(paths.admin.favorites.list)
  const knock = async () => {
    try {
      const { isOwnerLoggedIn } = await import('@/features/session/ownerWatch')
      if (isOwnerLoggedIn()) {
        enter()
        return
      }
      const { default: Dialog } = await import('@/features/session/LoginDialog')
      setLogin(() => Dialog)
      setOpen(true)
    } catch (error) {
      logger.warn('로그인 창을 불러오지 못했습니다:', error)
      showToast('로그인 창을 불러오지 못했습니다. 연결을 확인해 주세요.', { tone: 'error' })
    }
  }
  return (
    <>
      <Footer onGear={() => void knock()} />
      {Login && (
        <Login
          open={open}
          onClose={() => setOpen(false)}
          onSuccess={() => {
            setOpen(false)
            enter()
          }}
        />
      )}
    </>
  )
}
