import { useEffect, useRef } from 'react'
import { watchInView } from '@/lib/browser/inView'
import { Button } from '@/ui/Button'
import styles from './ListStates.module.scss'
import type { PostListView } from './usePostPages'

/** How far ahead the next page is read: 6,000 px are two and a half seconds of scrolling at 2,400 px/s. */
const AHEAD_PX = 6000

/**
 * Reads the next page long before the visitor gets to its end, and is a real button for whoever is faster or has no
 * IntersectionObserver (decisions §1). After a failure only the button tries again.
 */
export function MoreButton({ more }: { more: PostListView['more'] }) {
  const end = useRef<HTMLDivElement>(null)
  const { available, loading, failed, load } = more

  // `loading` changes with every page: the new observer tells at once whether the end is still near.
  useEffect(() => {
    if (!end.current || !available || loading || failed) return undefined
    return watchInView(end.current, (near) => near && load(), { rootMargin: `0px 0px ${AHEAD_PX}px 0px` })
  }, [available, loading, failed, load])

  if (!available) return null
  return (
    <div ref={end} className={styles.more}>
      {failed && <p role="alert">다음 쪽을 불러오지 못했습니다. 다시 시도해 주세요.</p>}
      <Button onClick={load} aria-disabled={loading}>
        {failed ? '다시 시도' : loading ? '불러오는 중…' : '더 보기'}
      </Button>
    </div>
  )
}
