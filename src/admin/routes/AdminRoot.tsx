import { Suspense, useEffect, useState } from 'react'
import { root } from '#messages/admin/root'
import { lazyPage } from '@/app/lazyPage'
import { renderRootErrorFallback } from '@/app/RootErrorFallback'
import { useDocumentTheme } from '@/app/useDocumentTheme'
import { withBase, withoutBase } from '@/config/base'
import { paths } from '@/config/paths'
import { isOwnerLoggedIn, watchOwnerSession } from '@/features/session/ownerSession'
import { warnOnce } from '@/lib/logger'
import { waitForPendingWork } from '@/lib/storage/pendingWork'
import { ReceivedPhotoStore } from '@/lib/storage/receivedPhotos'
import { root as english } from '@/messages/en/admin/root.ts'
import { root as korean } from '@/messages/ko/admin/root.ts'
import { useAdminSession } from '@/stores/adminSession'
import { loadingOverlay } from '@/stores/overlay'
import { syncScrollLock } from '@/stores/syncScrollLock'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { lazyPart } from '@/ui/lazyPart'
import { applyAdminLanguage, chosenLanguage } from '../language/adminLanguage'
import styles from './AdminChecking.module.scss'

/** These few words are in both languages, because the other language is loaded only after the session check. */
const words = { ko: korean, en: english }

/** Placeholder while the session is checked or the admin loads. */
function AdminChecking() {
  const language = chosenLanguage()
  return (
    <main id="main" className={styles.checking} data-theme="admin" lang={language}>
      <span className={styles.ring}>
        <svg viewBox="0 0 108 108" fill="none" aria-hidden="true">
          <circle cx="54" cy="54" r="51" strokeWidth="3" />
          <path d="M54 3a51 51 0 0 1 48.5 35.3" strokeWidth="3" strokeLinecap="round" />
        </svg>
        <span className={styles.mark} />
      </span>
      <output className={styles.words}>{words[language].checking}</output>
    </main>
  )
}

/** Loads the app together with the words of the chosen language, so that its first view has them. */
const AdminApp = lazyPage('/admin/*', async () => {
  const [module] = await Promise.all([import('./AdminApp'), applyAdminLanguage(chosenLanguage())])
  return module
}).current()

const Login = lazyPart('LoginDialog', () => import('@/features/session/LoginDialog'), {
  errorFallback: () => <RedirectHome />,
})

/** Nothing to do on success: the guard re-renders when the session changes. */
const noop = () => undefined

/** Shared photos open this page, so it shows the login in place instead of redirecting home. */
const isReceivedPage = () =>
  `${withoutBase(window.location.pathname)}/`
    .toLowerCase()
    .startsWith(`${paths.admin.received}/`.toLowerCase())

/**
 * Guard of every admin route: checks the session on mount, then loads the admin chunks. Without a session, initially or
 * after a log-out, it redirects home. No admin chunk is requested before the check.
 */
export default function AdminRoot() {
  const isLoggedIn = useAdminSession((session) => session.isLoggedIn)
  const [isChecked, setIsChecked] = useState(false)
  const [showsLogin, setShowsLogin] = useState(false)
  useDocumentTheme('admin')
  useEffect(() => syncScrollLock(), [])
  useEffect(() => loadingOverlay().pageReady(), [])

  useEffect(() => {
    watchOwnerSession()
    // oxlint-disable-next-line react/set-state-in-effect -- the check reads the clock, which is impure during render
    setShowsLogin(!isOwnerLoggedIn() && isReceivedPage())
    setIsChecked(true)
  }, [])

  if (!isChecked) return <AdminChecking />
  if (!isLoggedIn && showsLogin) return <ReceivedLogin onClose={() => setShowsLogin(false)} />
  if (!isLoggedIn) return <RedirectHome />
  // A later log-out redirects home instead of showing the login.
  if (showsLogin) setShowsLogin(false)
  return (
    <ErrorBoundary name="admin" fallback={renderRootErrorFallback}>
      <Suspense fallback={<AdminChecking />}>
        <AdminApp />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Login dialog with a note about the waiting photos. */
function ReceivedLogin({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('')
  useEffect(() => {
    const showCount = async () => {
      try {
        const { records } = await new ReceivedPhotoStore(withBase('/')).listPending()
        if (records.length > 0) setNote(root.photosWaiting(records.length))
      } catch (error) {
        warnOnce('received-count', 'The received photos could not be counted.', error)
      }
    }
    void showCount()
  }, [])
  return (
    <>
      <AdminChecking />
      <Login open note={note} onClose={onClose} onSuccess={noop} />
    </>
  )
}

/** Redirects home, which is another document, after pending writes have finished. */
function RedirectHome() {
  useEffect(() => {
    const redirect = async () => {
      await waitForPendingWork()
      window.location.replace(withBase(paths.home))
    }
    void redirect()
  }, [])
  return <AdminChecking />
}
