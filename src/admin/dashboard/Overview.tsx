import { collections } from '@/posts/registry'
import { BackupBlock } from './BackupBlock'
import styles from './Overview.module.scss'
import { RecentEdits } from './RecentEdits'
import { StorageBlock } from './StorageBlock'
import { Todo } from './Todo'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useOwnerCounts } from '@/posts/ownerQueries'
import type { OwnerCounts } from '@/posts/ownerRepository'
import { buttonClass } from '../components/Button'
import { nounsOf } from '../components/collectionNouns'
import { PlusIcon } from '../components/icons'
import { overviewQuery } from '@/posts/deskOverviewQueries'
import { pathsOfPost } from '../components/pathsOfPost'
import { seoulMoment } from '../components/seoulTime'
import { Block, Read, useOwnersQuery } from './Block'

const TITLE = '예약'

/** What will be published by itself, the next post first; a row opens its editor. */
function Scheduled() {
  const query = useOwnersQuery(overviewQuery)
  const count = query.data?.scheduled.count ?? 0
  return (
    <Block title={TITLE} note={count > 0 && <span>{count}편</span>}>
      <Read title={TITLE} query={query}>
        {({ scheduled }) =>
          scheduled.count === 0 ? (
            <p className={styles.none}>예약한 글이 없습니다.</p>
          ) : (
            <>
              <ul className={styles.list}>
                {scheduled.posts.map(({ collection, id, title, at }) => (
                  <li key={`${collection}-${id}`}>
                    <Link to={pathsOfPost(collections[collection], id).editor}>
                      <span>
                        <b>{title}</b> {collections[collection].name}
                      </span>
                      <time dateTime={at}>{seoulMoment(at)}</time>
                    </Link>
                  </li>
                ))}
              </ul>
              {count > scheduled.posts.length && (
                <p className={styles.none}>그 밖에 {count - scheduled.posts.length}편</p>
              )}
            </>
          )
        }
      </Read>
    </Block>
  )
}

/** One collection at a glance: how many, and how many of them nobody sees yet. */
function CollectionCard({ collection }: { collection: Collection }) {
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

/** What waits for the owner (decisions §12.6): each block is read, and fails, alone. */
export default function Overview() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Todo />
        <section aria-label="컬렉션">
          <ul className={styles.cards}>
            {Object.values(collections).map((collection) => (
              <CollectionCard key={collection.key} collection={collection} />
            ))}
          </ul>
        </section>
        <RecentEdits />
      </div>
      <div className={styles.column}>
        <StorageBlock />
        <BackupBlock />
        <Scheduled />
      </div>
    </div>
  )
}
