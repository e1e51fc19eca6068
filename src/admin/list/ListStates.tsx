import { Link } from 'react-router-data'
import { list as words } from '#messages/admin/list'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import type { Collection } from '@/posts/collections'
import { EMPTY_LIST } from '@content/emptyTexts'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { collectionTexts, newItemLabel } from '../components/collectionTexts'
import { EmptyState } from '../components/EmptyState'
import { queryErrorMessage } from '../components/errorMessage'
import { PlusIcon } from '../components/icons'
import { RetryButton } from '../components/RetryButton'
import { openConnectForm } from '../connection/connection'
import styles from './ListStates.module.scss'

/** Shown while the collection is empty. */
export function ListEmpty({ collection }: { collection: Collection }) {
  return (
    <EmptyState title={EMPTY_LIST} text={words.states.empty(collectionTexts(collection).noun)}>
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
      title={search ? words.states.notFound(search) : words.states.noMatch}
      text={words.states.noMatchText}
    >
      <AdminButton onClick={onClear}>{words.states.clear}</AdminButton>
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
  return <Fault message={words.states.failed(queryErrorMessage(error))} {...props} />
}

/** Shown instead of rows that could not be loaded. */
export function ListUnavailable() {
  return (
    <EmptyState plain title={words.states.unavailable} text={words.states.unavailableText}>
      <AdminButton onClick={openConnectForm}>{words.states.connect}</AdminButton>
    </EmptyState>
  )
}

/** The table while its rows load. */
export function ListSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="visually-hidden" aria-live="polite">
        {words.states.loading}
      </p>
      <div className={styles.head} aria-hidden="true">
        <span>{words.table.title}</span>
        <span>{words.table.status}</span>
        <span>{words.table.uploaded}</span>
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
