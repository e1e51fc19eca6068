import { type ReactNode, useEffect, useRef } from 'react'
import { common } from '#messages/common'
import { list } from '#messages/list'
import { paths } from '@/config/paths'
import { observeInView } from '@/lib/browser/observeInView'
import { rowLang } from '@/posts/rowLang'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { LazyOfflinePages } from '@/ui/LazyOfflinePages'
import { EMPTY_LIST } from '@content/emptyTexts'
import type { PostListView } from './usePostPages'
import styles from './ListStates.module.scss'

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
      {failed && <p role="alert">{list.moreFailed}</p>}
      <Button onClick={load} aria-disabled={loading}>
        {failed ? common.retry : loading ? list.loadingMore : list.more}
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
          <span className="visually-hidden">{common.loading}</span>
        </p>
      </div>
    )
  if (view.state === 'empty') return <EmptyList {...empty} />
  if (view.state === 'failed') return <ListFailure text={failed} onRetry={view.retry} />
  return (
    <>
      {view.outdated && <OutdatedNotice text={failed} onRetry={view.retry} />}
      <LanguageNotice posts={view.posts} />
      {children}
      <MoreButton more={view.more} />
    </>
  )
}

/** Shown above posts in another language than the page. */
function LanguageNotice({ posts }: Pick<PostListView, 'posts'>) {
  const lang = posts.map((post) => rowLang(post)).find(Boolean)
  return lang && <p className={styles.language}>{list.inLanguage[lang]}</p>
}

/** Shown above a cached list that could not be refreshed. */
function OutdatedNotice({ text = list.failed, onRetry }: FailureProps) {
  return (
    <div className={styles.more} data-list-state="outdated">
      <p role="alert">{list.outdated(text)}</p>
      <Button onClick={onRetry}>{common.retry}</Button>
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
        {common.home}
      </ButtonLink>
    </div>
  )
}

/** Shown if a list could not be loaded, with a retry button. */
function ListFailure({ text = list.failed, onRetry }: FailureProps) {
  const actions = (
    <>
      <Button variant="filled" onClick={onRetry}>
        {common.retry}
      </Button>
      <ButtonLink to={paths.home} icon={<ArrowIcon />}>
        {common.home}
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
