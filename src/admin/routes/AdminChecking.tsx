import styles from './AdminChecking.module.scss'

/** What stands in place of the admin while the guard looks (decisions §9). */
export function AdminChecking() {
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
