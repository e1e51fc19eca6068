import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { LazyOfflinePages } from '@/ui/LazyOfflinePages'
import type { PostListView } from '@/features/list/usePostPages'
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
          <span className="visually-hidden">불러오는 중입니다.</span>
        </p>
      </div>
    )
  if (state === 'empty')
    return (
      <div className={styles.unlit} data-list-state="empty">
        <div role="status">
          <h2>아직 올릴 사진이 없습니다.</h2>
          <p>첫 롤을 현상하는 대로 이 테이블에 펼쳐 두겠습니다.</p>
        </div>
        {homeLink}
      </div>
    )
  if (state === 'failed') return <FailedState onRetry={retry} />
  return (
    <>
      {outdated && (
        <div className={styles.outdated} data-list-state="outdated">
          <p role="alert">사진을 새로 불러오지 못했습니다. 그동안 전에 받은 사진을 보여 드립니다.</p>
          <Button size="small" onClick={retry}>
            다시 시도
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
        다시 시도
      </Button>
      {homeLink}
    </>
  )
  return (
    <div data-list-state="failed">
      <ErrorView scope="section" actions={actions} below={<LazyOfflinePages />}>
        사진을 불러오지 못했습니다. 다시 시도해 주세요.
      </ErrorView>
    </div>
  )
}

const homeLink = (
  <ButtonLink to={paths.home} icon={<ArrowIcon />}>
    처음으로
  </ButtonLink>
)
