import { Link } from 'react-router-data'
import { overviewQuery } from '@/posts/deskOverviewQueries'
import { collections } from '@/posts/registry'
import { pathsOfPost } from '../components/pathsOfPost'
import { seoulMoment } from '../components/seoulTime'
import { Block, Read, useOwnersQuery } from './Block'
import styles from './Scheduled.module.scss'

const TITLE = '예약'

/** What will be published by itself, the next post first; a row opens its editor. */
export function Scheduled() {
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
