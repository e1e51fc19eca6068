import { EMPTY_LIST } from '@content/emptyTexts'
import { collections, type Collection } from '@/posts/collections'
import { BackupBlock } from './BackupBlock'
import styles from './Overview.module.scss'
import { RecentEdits } from './RecentEdits'
import { StorageBlock } from './StorageBlock'
import { Todo } from './Todo'
import { Link } from 'react-router-data'
import { useOwnerCounts } from '@/posts/ownerQueries'
import type { OwnerCounts } from '@/posts/ownerRepository'
import { adminButtonClass } from '../components/AdminButton'
import { collectionTexts, newItemLabel } from '../components/collectionTexts'
import { PlusIcon } from '../components/icons'
import { overviewQuery } from '@/posts/adminOverviewQueries'
import { adminPostPaths } from '../components/adminPostPaths'
import { formatSeoulDateTime } from '../components/seoulTime'
import { Block, QueryContent, useOwnerQuery } from './Block'
import { publicCollections } from '@/posts/publicCollections'

const TITLE = '예약'

/** Scheduled posts, the next one first. Each row links to its editor. */
function Scheduled() {
  const query = useOwnerQuery(overviewQuery)
  const count = query.data?.scheduled.count ?? 0
  return (
    <Block title={TITLE} note={count > 0 && <span>{count}편</span>}>
      <QueryContent title={TITLE} query={query}>
        {({ scheduled }) =>
          scheduled.count === 0 ? (
            <p className={styles.none}>예약한 글이 없습니다.</p>
          ) : (
            <>
              <ul className={styles.list}>
                {scheduled.posts.map(({ collection, id, title, at }) => (
                  <li key={`${collection}-${id}`}>
                    <Link to={adminPostPaths(collections[collection], id).editor}>
                      <span>
                        <b>{title}</b> {collections[collection].name}
                      </span>
                      <time dateTime={at}>{formatSeoulDateTime(at)}</time>
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
      </QueryContent>
    </Block>
  )
}

/** Number of posts of a collection and of those that are not published yet. */
function CollectionCard({ collection }: { collection: Collection }) {
  const counts = useOwnerCounts(collection).data
  const { noun, unit } = collectionTexts(collection)
  return (
    <li className={styles.card}>
      <h2>
        <Link to={collection.adminListPath}>{collection.name}</Link>
      </h2>
      <p className={styles.counts}>
        <b>{counts?.total ?? '–'}</b> {unit}
      </p>
      <p className={styles.unpublished}>
        {counts && <UnpublishedLink listPath={collection.adminListPath} counts={counts} />}
      </p>
      <Link
        to={collection.uploadPath}
        className={adminButtonClass('outline', styles.add)}
        aria-label={`${collection.name}: 새 ${noun} 새로 올리기`}
      >
        <PlusIcon /> {newItemLabel(collection)}
      </Link>
    </li>
  )
}

function UnpublishedLink({
  listPath,
  counts: { total, drafts, scheduled },
}: {
  listPath: string
  counts: OwnerCounts
}) {
  if (drafts > 0) return <Link to={`${listPath}?status=draft`}>임시저장 {drafts}</Link>
  if (scheduled > 0) return <Link to={`${listPath}?status=scheduled`}>예약 {scheduled}</Link>
  return total === 0 ? EMPTY_LIST : '모두 게시됨'
}

/** All blocks of the dashboard. Each block loads and fails independently. */
export default function Overview() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Todo />
        <section aria-label="컬렉션">
          <ul className={styles.cards}>
            {publicCollections.map((collection) => (
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
