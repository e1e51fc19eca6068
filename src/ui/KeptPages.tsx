import { useState, useSyncExternalStore } from 'react'
import { withBase } from '@/config/base'
import { visitedPages } from '@/lib/storage/visitedPages'
import styles from './KeptPages.module.scss'

function watchNetwork(change: () => void) {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

const isOnline = () => navigator.onLine

/** Beside a page that did not come: that there is no network, and what opens without one. */
export default function KeptPages() {
  const online = useSyncExternalStore(watchNetwork, isOnline, () => true)
  const [pages] = useState(() => visitedPages())
  return (
    <>
      {!online && <p className={styles.offline}>지금은 인터넷에 연결되어 있지 않습니다.</p>}
      {pages.length > 0 && (
        <nav className={styles.kept} aria-label="연결 없이 열리는 페이지">
          <p>다녀간 페이지는 연결 없이도 열립니다.</p>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* As a document: what is kept of a page may be its document alone. */}
                <a href={withBase(path)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
