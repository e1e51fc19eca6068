import styles from './DrawerFront.module.scss'

/** The drawer's front: its label, its ring, and which keys do what. */
export function DrawerFront({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.front}>
      <span className={styles.plate} aria-hidden="true">
        찾아보기 <small>Index</small>
      </span>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.keys}>
        <span>
          <kbd aria-label="위 화살표">↑</kbd>
          <kbd aria-label="아래 화살표">↓</kbd> 이동
        </span>
        <span>
          <kbd aria-label="엔터">↵</kbd> 열기
        </span>
        <span>
          <kbd>esc</kbd> 닫기
        </span>
      </span>
      <button type="button" className={styles.close} onClick={onClose}>
        닫기
      </button>
    </div>
  )
}
