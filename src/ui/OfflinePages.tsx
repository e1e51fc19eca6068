import { useState, useSyncExternalStore } from 'react'
import { offlinePages } from '#messages/offlinePages'
import { routeUrl } from '@/config/base'
import { readVisitedPages } from '@/lib/storage/visitedPages'
import styles from './OfflinePages.module.scss'

function subscribeToNetwork(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

/** Shown next to a failed page: an offline notice and links to the visited pages, which open without a network. */
export default function OfflinePages() {
  const online = useSyncExternalStore(subscribeToNetwork, isOnline, () => true)
  const [pages] = useState(() => readVisitedPages())
  return (
    <>
      {!online && <p className={styles.offline}>{offlinePages.offline}</p>}
      {pages.length > 0 && (
        <nav className={styles.pages} aria-label={offlinePages.name}>
          <p>{offlinePages.lead}</p>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* A full page load: the cache may hold only the document, not the page's data requests. */}
                <a href={routeUrl(path)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
