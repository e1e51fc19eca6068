import { Link } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import { useLastChanged, useOwnerCounts } from '@/collections/ownerQueries'
import { buttonClass } from '../parts/Button'
import { PlusIcon } from '../parts/icons'
import { Thumbnail } from '../parts/Thumbnail'
import { nounsOf } from '../parts/collectionNouns'
import styles from './Dashboard.module.scss'

/** One collection at a glance: how many, how many drafts, the latest. */
export function CollectionCard({ collection }: { collection: Collection }) {
  const counts = useOwnerCounts(collection).data
  const changed = useLastChanged(collection, 1).data
  const latest = changed?.[0]
  const { noun, unit } = nounsOf(collection)
  return (
    <li className={styles.card}>
      <h2>
        <Link to={collection.adminListPath}>{collection.name}</Link>
      </h2>
      <p className={styles.counts}>
        <b>{counts?.total ?? '–'}</b>
        {unit}
        {counts !== undefined && counts.drafts > 0 && <span>임시저장 {`${counts.drafts}${unit}`}</span>}
      </p>
      <div className={styles.latest}>
        <Thumbnail post={latest} />
        <span>{changed && (latest?.title ?? '아직 빈 페이지입니다.')}</span>
      </div>
      <Link
        to={collection.uploadPath}
        className={buttonClass('outline')}
        aria-label={`${collection.name}: 새 ${noun} 올리기`}
      >
        <PlusIcon /> 새로 올리기
      </Link>
    </li>
  )
}
