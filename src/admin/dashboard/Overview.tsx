import { Link } from 'react-router-data'
import { dashboard } from '#messages/admin/dashboard'
import { ownLanguage } from '@/content/languages'
import { collections, type Collection } from '@/posts/collections'
import { overviewQuery } from '@/posts/owner/adminOverviewQueries'
import { useOwnerCounts } from '@/posts/owner/ownerQueries'
import type { OwnerCounts } from '@/posts/owner/ownerRepository'
import { publicCollections } from '@/posts/publicCollections'
import { EMPTY_LIST } from '@content/emptyTexts'
import { adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { collectionTexts, newItemLabel } from '../components/collectionTexts'
import { PlusIcon } from '../components/icons'
import { formatSeoulDateTime } from '../components/seoulTime'
import { useAdminLanguage } from '../language/adminLanguage'
import { BackupBlock } from './BackupBlock'
import { Block, QueryContent, useOwnerQuery } from './Block'
import { RecentEdits } from './RecentEdits'
import { StorageBlock } from './StorageBlock'
import { Todo } from './Todo'
import styles from './Overview.module.scss'

/** Scheduled posts, the next one first. Each row links to its editor. */
function Scheduled() {
  const query = useOwnerQuery(overviewQuery)
  const count = query.data?.scheduled.count ?? 0
  return (
    <Block
      title={dashboard.scheduled.title}
      note={count > 0 && <span>{dashboard.scheduled.count(count)}</span>}
    >
      <QueryContent title={dashboard.scheduled.title} query={query}>
        {({ scheduled }) =>
          scheduled.count === 0 ? (
            <p className={styles.none}>{dashboard.scheduled.none}</p>
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
                <p className={styles.none}>{dashboard.scheduled.more(count - scheduled.posts.length)}</p>
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
        <b>{counts?.total ?? '–'}</b> {dashboard.unit(counts?.total ?? 0, unit)}
      </p>
      <p className={styles.unpublished}>
        {counts && <UnpublishedLink listPath={collection.adminListPath} counts={counts} />}
      </p>
      <Link
        to={collection.uploadPath}
        className={adminButtonClass('outline', styles.add)}
        aria-label={dashboard.newItem(collection.name, noun, newItemLabel(collection))}
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
  const language = useAdminLanguage()
  if (drafts > 0) return <Link to={`${listPath}?status=draft`}>{dashboard.drafts(drafts)}</Link>
  if (scheduled > 0)
    return <Link to={`${listPath}?status=scheduled`}>{dashboard.scheduledPosts(scheduled)}</Link>
  if (total > 0) return dashboard.allPublished
  return language === ownLanguage ? EMPTY_LIST : dashboard.emptyCollection
}

/** All blocks of the dashboard. Each block loads and fails independently. */
export default function Overview() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Todo />
        <section aria-label={dashboard.collections}>
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
