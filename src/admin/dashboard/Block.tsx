import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { dashboard } from '#messages/admin/dashboard'
import { desk } from '#messages/admin/desk'
import { queryClient } from '@/posts/read/queryClient'
import { queryErrorMessage } from '../components/errorMessage'
import { RetryButton } from '../components/RetryButton'
import { useConnection } from '../connection/connection'
import styles from './Block.module.scss'

/** Query that requires the owner's session. Disabled until this browser is connected. */
export function useOwnerQuery<Data, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const connected = useConnection(({ state }) => state === 'connected')
  return useQuery({ ...options, enabled: connected }, queryClient)
}

interface BlockProps {
  title: string
  /** Shown beside the title: “4 items”. */
  note?: ReactNode
  children: ReactNode
  /** Shown below the panel. */
  footer?: ReactNode
}

/** Titled region of the dashboard. */
export function Block({ title, note, children, footer }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      <div className={styles.panel}>{children}</div>
      {footer}
    </section>
  )
}

interface QueryContentProps<Data> {
  /** Title of the block. */
  title: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Renders a query's data, or its error with a retry button, or a placeholder. */
export function QueryContent<Data>({ title, query, children }: QueryContentProps<Data>) {
  const isDisconnected = useConnection(({ state }) => state === 'disconnected' || state === 'offline')
  const { data, error, isFetching, refetch } = query
  if (error)
    return (
      <div className={styles.state} role="alert">
        <p>{dashboard.block.failed(queryErrorMessage(error))}</p>
        <RetryButton
          aria-busy={isFetching}
          aria-label={dashboard.block.retry(title)}
          onClick={() => void refetch()}
        />
      </div>
    )
  if (data !== undefined) return children(data)
  return <p className={styles.state}>{isDisconnected ? dashboard.block.disconnected : desk.loading}</p>
}
