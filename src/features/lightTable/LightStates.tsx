import type { ReactNode } from 'react'
import { common } from '#messages/common'
import { lightTableTexts } from '#messages/lightTableTexts'
import { paths } from '@/config/paths'
import type { PostListView } from '@/features/list/usePostPages'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { LazyOfflinePages } from '@/ui/LazyOfflinePages'
import styles from './LightStates.module.scss'

interface LightStatesProps {
  view: PostListView
  /** The table, rendered when there are photos. */
  children: ReactNode
}

/** Renders the table, or its loading, empty or error state. */
export function LightStates({ view: { state, outdated, retry }, children }: LightStatesProps) {
  if (state === 'loading')
    return (
      <div className={styles.unlit} data-list-state="loading">
        <p role="status">
          <span lang="en" aria-hidden="true">
            loading
          </span>
          <span className="visually-hidden">{common.loading}</span>
        </p>
      </div>
    )
  if (state === 'empty')
    return (
      <div className={styles.unlit} data-list-state="empty">
        <div role="status">
          <h2>{lightTableTexts.empty}</h2>
          <p>{lightTableTexts.emptyNote}</p>
        </div>
        <HomeLink />
      </div>
    )
  if (state === 'failed') return <FailedState onRetry={retry} />
  return (
    <>
      {outdated && (
        <div className={styles.outdated} data-list-state="outdated">
          <p role="alert">{lightTableTexts.outdated}</p>
          <Button size="small" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {children}
    </>
  )
}

function FailedState({ onRetry }: { onRetry: () => void }) {
  const actions = (
    <>
      <Button variant="filled" onClick={onRetry}>
        {common.retry}
      </Button>
      <HomeLink />
    </>
  )
  return (
    <div data-list-state="failed">
      <ErrorView scope="section" actions={actions} below={<LazyOfflinePages />}>
        {lightTableTexts.failed}
      </ErrorView>
    </div>
  )
}

function HomeLink() {
  return (
    <ButtonLink to={paths.home} icon={<ArrowIcon />}>
      {common.home}
    </ButtonLink>
  )
}
