import { Link } from 'react-router-data'
import { useLastChanged } from '@/collections/ownerQueries'
import { a7c2, collections, fanart, favorites, portfolio, x100vi } from '@/collections/registry'
import { Button } from '../parts/Button'
import { openConnectForm, useConnection } from '../connection/connection'
import { formatMoment } from '../parts/formatMoment'
import { Pill } from '../parts/Pill'
import { PageHeading } from '../parts/PageHeading'
import { CollectionCard } from './CollectionCard'
import styles from './Dashboard.module.scss'

const CHANGES_SHOWN = 6

/** The first look: what there is, whether saving works, what happened last. */
export function Dashboard() {
  return (
    <>
      <PageHeading title="관리" lead="오늘은 어떤 페이지를 채울까요?" />
      <ConnectionLine />
      <ul className={styles.cards}>
        {Object.values(collections).map((collection) => (
          <CollectionCard key={collection.key} collection={collection} />
        ))}
      </ul>
      <h2 className={styles.subtitle}>마지막으로 바뀐 것</h2>
      <LastChanges />
    </>
  )
}

function ConnectionLine() {
  const state = useConnection((connection) => connection.state)
  if (state !== 'disconnected') return null
  return (
    <div className={styles.notice}>
      <p>서버에 연결되지 않았습니다. 지금은 사이트에 게시된 것만 보이고, 저장할 때 연결을 묻습니다.</p>
      <Button onClick={openConnectForm}>연결하기</Button>
    </div>
  )
}

function LastChanges() {
  const lists = [
    useLastChanged(favorites, CHANGES_SHOWN),
    useLastChanged(portfolio, CHANGES_SHOWN),
    useLastChanged(a7c2, CHANGES_SHOWN),
    useLastChanged(x100vi, CHANGES_SHOWN),
    useLastChanged(fanart, CHANGES_SHOWN),
  ]
  const all = Object.values(collections)
  const changes = [favorites, portfolio, a7c2, x100vi, fanart]
    .flatMap((collection, index) => (lists[index]?.data ?? []).map((post) => ({ collection, post })))
    .toSorted((one, other) => (other.post.updatedAt ?? '').localeCompare(one.post.updatedAt ?? ''))
    .slice(0, CHANGES_SHOWN)

  if (lists.some(({ isPending }) => isPending)) return <p className={styles.quiet}>불러오는 중…</p>
  if (changes.length === 0)
    return (
      <p className={styles.quiet}>
        {lists.length === all.length && lists.every(({ isError }) => isError)
          ? '불러오지 못했습니다. 서버가 응답하지 않습니다.'
          : '아직 아무것도 없습니다.'}
      </p>
    )
  return (
    <ul className={styles.changes}>
      {changes.map(({ collection, post }) => (
        <li key={`${collection.key}-${post.id}`}>
          <Link to={`${collection.uploadPath}/${post.id}`}>
            <b>{post.title}</b>
            <span>{collection.name}</span>
            <Pill post={post} />
            <time dateTime={post.updatedAt ?? undefined}>{formatMoment(post.updatedAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
