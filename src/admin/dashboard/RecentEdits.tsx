import { useState } from 'react'
import { Link } from 'react-router-data'
import type { RecentEdit } from '@/posts/adminOverview'
import { recentEditsQuery } from '@/posts/adminOverviewQueries'
import { adminPostPaths } from '../components/adminPostPaths'
import { Block, QueryContent, useOwnerQuery } from './Block'
import styles from './RecentEdits.module.scss'
import { toDraft } from '@/posts/postDraft'
import { todayInSeoul, toSeoulFields } from '../components/seoulTime'
import { compareDrafts, summarizeDifferences } from '../versions/compareDrafts'

const statusLabels = { draft: '게시 취소', published: '게시' } as const

/** Describes what an edit changed: “제목, 본문 3곳, 사진”. */
function describeEdit({ collection, before, after }: RecentEdit): string {
  const changes = summarizeDifferences(compareDrafts(collection, toDraft(before), toDraft(after)))
  const status = before.status === after.status ? '' : statusLabels[after.status]
  return [status, changes].filter(Boolean).join(', ') || '그대로'
}

/** Formats a moment in Seoul time as “11. 18. 21:04”, with the year unless it is the current one. */
export function formatEditTime(moment: string): string {
  const { date, time } = toSeoulFields(moment)
  const [year = '', month, day] = date.split('-')
  const short = `${Number(month)}. ${Number(day)}. ${time}`
  return todayInSeoul().startsWith(year) ? short : `${year}. ${short}`
}

/** Number of edits shown initially and after 모두 보기. */
const FEW = 3
const MANY = 30

const TITLE = '최근 판'

/** Latest edit of each post. Each row links to its comparison. */
export function RecentEdits() {
  const [showsAll, setShowsAll] = useState(false)
  const query = useOwnerQuery(recentEditsQuery(showsAll ? MANY : FEW))
  const hasMore = !showsAll && query.data !== undefined && query.data.length >= FEW
  return (
    <Block
      title={TITLE}
      note={
        (showsAll || hasMore) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? '줄여 보기' : '모두 보기'}
          </button>
        )
      }
    >
      <QueryContent title={TITLE} query={query}>
        {(edits) =>
          edits.length === 0 ? (
            <p className={styles.none}>아직 이전 판이 없습니다. 저장할 때마다 한 판씩 남습니다.</p>
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
