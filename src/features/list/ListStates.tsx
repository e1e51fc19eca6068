import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { KeptPagesPart } from '@/ui/KeptPagesPart'
import styles from './ListStates.module.scss'
import type { PostListView } from './usePostPages'
import { watchInView } from '@/lib/browser/inView'

/** How far ahead the next page is read: 6,000 px are two and a half seconds of scrolling at 2,400 px/s. */
const AHEAD_PX = 6000

/**
 * Reads the next page long before the visitor gets to its end, and is a real button for whoever is faster or has no
 * IntersectionObserver (decisions §1). After a failure only the button tries again.
 */
function MoreButton({ more }: { more: PostListView['more'] }) {
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

interface ListStatesProps {
  view: PostListView
  /** The true layout in empty frames; “loading” is added here. */
  skeleton: ReactNode
  /** Words of the empty list. `frame` draws them into an empty comic panel. */
  empty: { title?: string; text?: string; frame?: 'panel' }
  /** What could not be read, as a whole sentence. */
  failed?: string
  /** The list itself, once it is there. */
  children: ReactNode
}

const NOT_READ = '목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.'

interface FailureProps {
  text?: string | undefined
  onRetry: () => void
}

/** A public list in whichever state it is: waiting, there (with more to come), empty, failed (decisions §7, §10.11). */
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

/** Over a list that is older than the server's: what the page came with, or what an earlier visit to it has read. */
function OutdatedNotice({ text = NOT_READ, onRetry }: FailureProps) {
  return (
    <div className={styles.more} data-list-state="outdated">
      <p role="alert">{text} 그동안 전에 받은 목록을 보여 드립니다.</p>
      <Button onClick={onRetry}>다시 시도</Button>
    </div>
  )
}

/** A list without a single post. */
function EmptyList({ title = '아직 빈 페이지입니다.', text, frame }: ListStatesProps['empty']) {
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

/** A list that could not be read, with a way to try again. */
function ListFailure({ text = NOT_READ, onRetry }: FailureProps) {
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
      <ErrorView scope="section" actions={actions} below={<KeptPagesPart />}>
        {text}
      </ErrorView>
    </div>
  )
}
