import { useState } from 'react'
import { Link } from 'react-router-data'
import type { RecentEdit } from '@/posts/deskOverview'
import { recentEditsQuery } from '@/posts/deskOverviewQueries'
import { pathsOfPost } from '../components/pathsOfPost'
import { Block, Read, useOwnersQuery } from './Block'
import styles from './RecentEdits.module.scss'
import { draftOf } from '@/posts/postDraft'
import { todayInSeoul, seoulFields } from '../components/seoulTime'
import { compareDrafts, summaryOf } from '../versions/compareDrafts'

const shown = { draft: '게시 취소', published: '게시' } as const

/** What an edit changed: “제목, 본문 3곳, 사진”. */
function editWords({ collection, before, after }: RecentEdit): string {
  const changes = summaryOf(compareDrafts(collection, draftOf(before), draftOf(after)))
  const status = before.status === after.status ? '' : shown[after.status]
  return [status, changes].filter(Boolean).join(', ') || '그대로'
}

/** “11. 18. 21:04” in Seoul, with the year where it is another one. */
export function editMoment(moment: string): string {
  const { date, time } = seoulFields(moment)
  const [year = '', month, day] = date.split('-')
  const short = `${Number(month)}. ${Number(day)}. ${time}`
  return todayInSeoul().startsWith(year) ? short : `${year}. ${short}`
}

/** So many are shown, and so many on demand. */
const FEW = 3
const MANY = 30

const TITLE = '최근 판'

/** The last edits, one of each post; a row opens what it changed. */
export function RecentEdits() {
  const [all, setAll] = useState(false)
  const query = useOwnersQuery(recentEditsQuery(all ? MANY : FEW))
  const more = !all && query.data !== undefined && query.data.length >= FEW
  return (
    <Block
      title={TITLE}
      note={
        (all || more) && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '줄여 보기' : '모두 보기'}
          </button>
        )
      }
    >
      <Read title={TITLE} query={query}>
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
      </Read>
    </Block>
  )
}

function Edit({ edit }: { edit: RecentEdit }) {
  const { collection, version, after } = edit
  return (
    <li>
      <Link to={`${pathsOfPost(collection, after.id).versions}?version=${version}`}>
        <b>{after.title}</b>
        <span>{editWords(edit)}</span>
        <span>{collection.name}</span>
        {after.updatedAt !== null && <time dateTime={after.updatedAt}>{editMoment(after.updatedAt)}</time>}
      </Link>
    </li>
  )
}
