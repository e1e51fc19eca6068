import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import styles from './ListStates.module.scss'
import { MoreButton } from './MoreButton'
import type { PostListView } from './usePostListView'

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

/** A public list in whichever state it is: waiting, there (with more to come), empty, failed (decisions §7, §10.11). */
export function ListStates({ view, skeleton, empty, failed, children }: ListStatesProps) {
  if (view.state === 'loading')
    return (
      <div className={styles.loading} data-list-state="loading">
        {skeleton}
        <p className={styles.word} role="status" lang="en">
          loading
        </p>
      </div>
    )
  if (view.state === 'empty') return <EmptyList {...empty} />
  if (view.state === 'failed') return <ListFailure text={failed} onRetry={view.retry} />
  return (
    <>
      {children}
      <MoreButton more={view.more} />
    </>
  )
}

/** A list without a single post. */
export function EmptyList({ title = '아직 빈 페이지입니다.', text, frame }: ListStatesProps['empty']) {
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
function ListFailure({
  text = '목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  onRetry,
}: {
  text?: string | undefined
  onRetry: () => void
}) {
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
      <ErrorView scope="section" actions={actions}>
        {text}
      </ErrorView>
    </div>
  )
}
