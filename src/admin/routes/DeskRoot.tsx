import { Suspense, useEffect, useState } from 'react'
import { withBase, withoutBase } from '@/config/base'
import { paths } from '@/config/paths'
import { isOwnerLoggedIn, watchOwner } from '@/features/session/ownerWatch'
import { warnOnce } from '@/lib/logger'
import { ReceivedPhotos } from '@/lib/storage/receivedPhotos'
import { workFinished } from '@/lib/storage/unfinishedWork'
import { useAdminSession } from '@/stores/adminSession'
import { followScrollLock } from '@/stores/followScrollLock'
import { loadingOverlay } from '@/stores/overlay'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { lazyPart } from '@/ui/lazyPart'
import { lazyPage } from '@/app/lazyPage'
import { rootFault } from '@/app/RootFault'
import { useDocumentWorld } from '@/app/useDocumentWorld'
import styles from './AdminChecking.module.scss'

/** What stands in place of the admin while the guard looks (decisions §9). */
function AdminChecking() {
  return (
    <main id="main" className={styles.checking} data-world="admin">
      <span className={styles.ring}>
        <svg viewBox="0 0 108 108" fill="none" aria-hidden="true">
          <circle cx="54" cy="54" r="51" strokeWidth="3" />
          <path d="M54 3a51 51 0 0 1 48.5 35.3" strokeWidth="3" strokeLinecap="round" />
        </svg>
        <span className={styles.mark} />
      </span>
      <output className={styles.words}>인증 확인 중…</output>
    </main>
  )
}

const Desk = lazyPage('/admin/*', () => import('./Desk')).current()

const Login = lazyPart('LoginDialog', () => import('@/features/session/LoginDialog'), {
  fault: () => <GoHome />,
})

/** Once it has succeeded, the guard lets the page through. */
const nothing = () => undefined

/** Photographs that were shared with a site that nobody is logged in to wait for the login in place. */
const isReceivedPage = () =>
  `${withoutBase(window.location.pathname)}/`
    .toLowerCase()
    .startsWith(`${paths.admin.received}/`.toLowerCase())

/**
 * The guard of every admin route (specification §4, §8): checks the session on mount, then loads the desk's own chunks;
 * without a session, from the start or suddenly, it goes home. Nothing of the desk is asked for, let alone shown, before.
 */
export default function DeskRoot() {
  const isLoggedIn = useAdminSession((session) => session.isLoggedIn)
  const [checked, setChecked] = useState(false)
  const [asks, setAsks] = useState(false)
  useDocumentWorld('admin')
  useEffect(() => followScrollLock(), [])
  useEffect(() => loadingOverlay().pageReady(), [])

  useEffect(() => {
    watchOwner()
    // oxlint-disable-next-line react/set-state-in-effect -- the check needs the clock, which a render may not read
    setAsks(!isOwnerLoggedIn() && isReceivedPage())
    setChecked(true)
  }, [])

  if (!checked) return <AdminChecking />
  if (!isLoggedIn && asks) return <ReceivedLogin onClose={() => setAsks(false)} />
  if (!isLoggedIn) return <GoHome />
  // Whoever logs out later is led home.
  if (asks) setAsks(false)
  return (
    <ErrorBoundary name="desk" fallback={rootFault}>
      <Suspense fallback={<AdminChecking />}>
        <Desk />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The login beside which it is said what waits for it (decisions §12.9). */
function ReceivedLogin({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('')
  useEffect(() => {
    const count = async () => {
      try {
        const { notes } = await new ReceivedPhotos(withBase('/')).waiting()
        if (notes.length > 0)
          setNote(
            `받은 사진 ${notes.length}장이 기다립니다. 로그인하지 않아도 이 기기에 그대로 남아 있습니다.`,
          )
      } catch (error) {
        warnOnce('received-count', '받은 사진을 세지 못했습니다.', error)
      }
    }
    void count()
  }, [])
  return (
    <>
      <AdminChecking />
      <Login open note={note} onClose={onClose} onSuccess={nothing} />
    </>
  )
}

/** Home is another document: what the desk was still keeping is kept before this one goes. */
function GoHome() {
  useEffect(() => {
    const go = async () => {
      await workFinished()
      window.location.replace(withBase(paths.home))
    }
    void go()
  }, [])
  return <AdminChecking />
}
