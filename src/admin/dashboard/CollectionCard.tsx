import { Link } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useOwnerCounts } from '@/posts/ownerQueries'
import type { OwnerCounts } from '@/posts/ownerRepository'
import { buttonClass } from '../components/Button'
import { nounsOf } from '../components/collectionNouns'
import { PlusIcon } from '../components/icons'
import styles from './CollectionCard.module.scss'

/** One collection at a glance: how many, and how many of them nobody sees yet. */
export function CollectionCard({ collection }: { collection: Collection }) {
  const counts = useOwnerCounts(collection).data
  const { noun, unit } = nounsOf(collection)
  return (
    <li className={styles.card}>
      <h2>
        <Link to={collection.adminListPath}>{collection.name}</Link>
      </h2>
      <p className={styles.counts}>
        <b>{counts?.total ?? '–'}</b> {unit}
      </p>
      <p className={styles.unseen}>{counts && <Unseen list={collection.adminListPath} counts={counts} />}</p>
      <Link
        to={collection.uploadPath}
        className={buttonClass('outline', styles.add)}
        aria-label={`${collection.name}: 새 ${noun} 새로 올리기`}
      >
        <PlusIcon /> 새로 올리기
      </Link>
    </li>
  )
}

function Unseen({ list, counts: { total, drafts, scheduled } }: { list: string; counts: OwnerCounts }) {
  if (drafts > 0) return <Link to={`${list}?status=draft`}>임시저장 {drafts}</Link>
  if (scheduled > 0) return <Link to={`${list}?status=scheduled`}>예약 {scheduled}</Link>
  return total === 0 ? '아직 빈 페이지입니다.' : '모두 게시됨'
}
