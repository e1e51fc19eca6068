import { EMPTY_LIST } from '@content/emptyTexts'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { objectParticle } from '@/lib/korean/josa'
import { openConnectForm } from '../connection/connection'
import { EmptyState } from '../components/EmptyState'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { queryErrorMessage } from '../components/errorMessage'
import { PlusIcon } from '../components/icons'
import { RetryButton } from '../components/RetryButton'
import { collectionTexts, newItemLabel } from '../components/collectionTexts'
import styles from './ListStates.module.scss'

/** Shown while the collection is empty. */
export function ListEmpty({ collection }: { collection: Collection }) {
  return (
    <EmptyState
      title={EMPTY_LIST}
      text={`첫 ${collectionTexts(collection).object} 올리면 여기에 목록이 생깁니다.`}
    >
      <Link to={collection.uploadPath} className={adminButtonClass('filled')}>
        <PlusIcon /> {newItemLabel(collection)}
      </Link>
    </EmptyState>
  )
}

/** Shown when no row matches the query. */
export function ListNoResults({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={search ? `‘${search}’${objectParticle(search)} 찾지 못했습니다.` : '조건에 맞는 글이 없습니다.'}
      text="다른 제목으로 찾거나 조건을 지워 보세요."
    >
      <AdminButton onClick={onClear}>조건 지우기</AdminButton>
    </EmptyState>
  )
}

interface FaultProps {
  busy: boolean
  onRetry: () => void
}

/** An alert above the list's tools, with a retry. */
export function Fault({ message, busy, onRetry }: FaultProps & { message: string }) {
  return (
    <div className={styles.fault} role="alert">
      <p>{message}</p>
      <RetryButton onClick={onRetry} aria-busy={busy} />
    </div>
  )
}

/** An alert that the list could not be loaded. */
export function ListFault({ error, ...props }: FaultProps & { error: Error }) {
  return <Fault message={`목록을 불러오지 못했습니다. ${queryErrorMessage(error)}`} {...props} />
}

/** Shown instead of rows that could not be loaded. */
export function ListUnavailable() {
  return (
    <EmptyState
      plain
      title="잠시 후 다시 시도해 주세요."
      text="작성 중이던 글은 이 브라우저에 그대로 남아 있습니다."
    >
      <AdminButton onClick={openConnectForm}>서버 연결 확인</AdminButton>
    </EmptyState>
  )
}

/** The table while its rows load. */
export function ListSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="visually-hidden" aria-live="polite">
        목록을 불러오는 중입니다.
      </p>
      <div className={styles.head} aria-hidden="true">
        <span>제목</span>
        <span>상태</span>
        <span>올린 날</span>
      </div>
      {Array.from({ length: ADMIN_LIST_PAGE_SIZE }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <i />
          <i />
          <span>
            <i />
            <i />
          </span>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
