import { useState } from 'react'
import { Link } from 'react-router-data'
import { dashboard } from '#messages/admin/dashboard'
import { time } from '#messages/admin/time'
import type { RecentEdit } from '@/posts/owner/adminOverview'
import { recentEditsQuery } from '@/posts/owner/adminOverviewQueries'
import { toDraft } from '@/posts/owner/postDraft'
import { adminPostPaths } from '../components/adminPostPaths'
import { todayInSeoul, toSeoulFields } from '../components/seoulTime'
import { compareDrafts, summarizeDifferences } from '../versions/compareDrafts'
import { Block, QueryContent, useOwnerQuery } from './Block'
import styles from './RecentEdits.module.scss'

/** Describes what an edit changed: “title, text (3 places), photo”. */
function describeEdit({ collection, before, after }: RecentEdit): string {
  const changes = summarizeDifferences(compareDrafts(collection, toDraft(before), toDraft(after)))
  const status = before.status === after.status ? '' : dashboard.edits.status[after.status]
  return [status, changes].filter(Boolean).join(', ') || dashboard.edits.unchanged
}

/** Formats a moment in Seoul time as “Nov 18, 9:04 PM”, with the year unless it is the current one. */
export function formatEditTime(moment: string): string {
  const fields = toSeoulFields(moment)
  const [year = '', month, day] = fields.date.split('-')
  const isThisYear = todayInSeoul().startsWith(year)
  return time.edited(isThisYear ? null : Number(year), Number(month), Number(day), fields.time)
}

/** Number of edits shown initially and after “Show all”. */
const FEW = 3
const MANY = 30

/** Latest edit of each post. Each row links to its comparison. */
export function RecentEdits() {
  const [showsAll, setShowsAll] = useState(false)
  const query = useOwnerQuery(recentEditsQuery(showsAll ? MANY : FEW))
  const hasMore = !showsAll && query.data !== undefined && query.data.length >= FEW
  return (
    <Block
      title={dashboard.edits.title}
      note={
        (showsAll || hasMore) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? dashboard.edits.fewer : dashboard.edits.all}
          </button>
        )
      }
    >
      <QueryContent title={dashboard.edits.title} query={query}>
        {(edits) =>
          edits.length === 0 ? (
            <p className={styles.none}>{dashboard.edits.none}</p>
          ) : (
            <ul className={styles.list}>
              {edits.map((edit) => (
                <Edit key={edit.version} edit={edit} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Block>
  )
}

function Edit({ edit }: { edit: RecentEdit }) {
  const { collection, version, after } = edit
  return (
    <li>
      <Link to={`${adminPostPaths(collection, after.id).versions}?version=${version}`}>
        <b>{after.title}</b>
        <span>{describeEdit(edit)}</span>
        <span>{collection.name}</span>
        {after.updatedAt !== null && (
          <time dateTime={after.updatedAt}>{formatEditTime(after.updatedAt)}</time>
        )}
      </Link>
    </li>
  )
}
