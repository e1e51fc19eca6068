import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { queryClient } from '@/posts/queryClient'
import { useConnection } from '../connection/connection'
import { Button } from '../components/Button'
import { errorMessage } from '../components/errorMessage'
import styles from './Block.module.scss'

/** Asks what only the owner is told: nobody, until this browser is connected. */
export function useOwnersQuery<Data, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const connected = useConnection(({ state }) => state === 'connected')
  return useQuery({ ...options, enabled: connected }, queryClient)
}

interface BlockProps {
  title: string
  /** Beside the title: “4가지”. */
  note?: ReactNode
  children: ReactNode
  /** Below all that. */
  foot?: ReactNode
}

/** A part of the dashboard under its name. */
export function Block({ title, note, children, foot }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      <div className={styles.panel}>{children}</div>
      {foot}
    </section>
  )
}

interface ReadProps<Data> {
  /** Name of the block. */
  title: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** What was read, or what stands in its place. */
export function Read<Data>({ title, query, children }: ReadProps<Data>) {
  const apart = useConnection(({ state }) => state === 'disconnected' || state === 'offline')
  const { data, error, isFetching, refetch } = query
  if (error)
    return (
      <div className={styles.state} role="alert">
        <p>불러오지 못했습니다. {errorMessage(error)}</p>
        <Button aria-busy={isFetching} aria-label={`${title} 다시 시도`} onClick={() => void refetch()}>
          다시 시도
        </Button>
      </div>
    )
  if (data !== undefined) return children(data)
  return <p className={styles.state}>{apart ? '서버에 연결하면 여기에 보입니다.' : '불러오는 중…'}</p>
}
