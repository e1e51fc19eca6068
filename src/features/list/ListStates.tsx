import { EMPTY_LIST } from '@content/emptyTexts'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { LazyOfflinePages } from '@/ui/LazyOfflinePages'
import styles from './ListStates.module.scss'
import type { PostListView } from './usePostPages'
import { observeInView } from '@/lib/browser/observeInView'

/** Distance from the end at which the next page is loaded, in px: 2.5 s of scrolling at 2,400 px/s. */
const PREFETCH_DISTANCE_PX = 6000

/**
 * Loads the next page before the visitor reaches the end of the list. The button is for visitors who scroll faster or whose browser
 * has no IntersectionObserver. After a failure only the button loads again.
 */
function MoreButton({ more }: { more: PostListView['more'] }) {
  const end = useRef<HTMLDivElement>(null)
  const { available, loading, failed, load } = more

  // `loading` changes with every page. A new observer immediately reports whether the end is still near.
  useEffect(() => {
    if (!end.current || !available || loading || failed) return undefined
    return observeInView(end.current, (near) => near && load(), {
      rootMargin: `0px 0px ${PREFETCH_DISTANCE_PX}px 0px`,
    })
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

interface ListStatesProps {
  view: PostListView
  /** Placeholder with the layout of the loaded list. */
  skeleton: ReactNode
  /** Texts of the empty list. `frame` draws a comic panel around them. */
  empty: { title?: string; text?: string; frame?: 'panel' }
  /** Error message as a full sentence. */
  failed?: string
  /** The loaded list. */
  children: ReactNode
}

const DEFAULT_ERROR = '목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.'

interface FailureProps {
  text?: string | undefined
  onRetry: () => void
}

/** A public list in its current state: loading, empty, failed, or loaded with a button for the next page. */
export function ListStates({ view, skeleton, empty, failed, children }: ListStatesProps) {
  if (view.state === 'loading')
    return (
      <div className={styles.loading} data-list-state="loading">
        {skeleton}
        <p className={styles.word} role="status">
          <span lang="en" aria-hidden="true">
            loading
          </span>
          <span className="visually-hidden">불러오는 중입니다.</span>
        </p>
      </div>
    )
  if (view.state === 'empty') return <EmptyList {...empty} />
  if (view.state === 'failed') return <ListFailure text={failed} onRetry={view.retry} />
  return (
    <>
      {view.outdated && <OutdatedNotice text={failed} onRetry={view.retry} />}
      {children}
      <MoreButton more={view.more} />
    </>
  )
}

/** Shown above a cached list that could not be refreshed. */
function OutdatedNotice({ text = DEFAULT_ERROR, onRetry }: FailureProps) {
  return (
    <div className={styles.more} data-list-state="outdated">
      <p role="alert">{text} 그동안 전에 받은 목록을 보여 드립니다.</p>
      <Button onClick={onRetry}>다시 시도</Button>
    </div>
  )
}

/** Shown for a list without posts. */
function EmptyList({ title = EMPTY_LIST, text, frame }: ListStatesProps['empty']) {
  return (
    <div className={styles.empty} data-list-state="empty" data-frame={frame}>
      <div role="status">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <ButtonLink to={paths.home} icon={<ArrowIcon />}>
        처음으로
      </ButtonLink>
    </div>
  )
}

/** Shown if a list could not be loaded, with a retry button. */
function ListFailure({ text = DEFAULT_ERROR, onRetry }: FailureProps) {
  const actions = (
    <>
      <Button variant="filled" onClick={onRetry}>
        다시 시도
      </Button>
      <ButtonLink to={paths.home} icon={<ArrowIcon />}>
        처음으로
      </ButtonLink>
    </>
  )
  return (
    <div data-list-state="failed">
      <ErrorView scope="section" actions={actions} below={<LazyOfflinePages />}>
        {text}
      </ErrorView>
    </div>
  )
}
