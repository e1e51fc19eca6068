import styles from './ConnectDialog.module.scss'

/** Which server this site keeps its rows and pictures on; null when the build names none. */
export function ServerAddress({ url }: { url: string | null }) {
  if (url === null)
    return (
      <p className={styles.notice}>
        이 사이트에는 연결할 서버가 없습니다. VITE_SUPABASE_URL을 설정하고 다시 빌드해 주세요.
      </p>
    )
  return (
    <p className={styles.server}>
      <span>서버 주소</span> <code>{url}</code>
    </p>
  )
}
