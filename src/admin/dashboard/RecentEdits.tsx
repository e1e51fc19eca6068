import { useState } from 'react'
import { Link } from 'react-router-data'
import type { RecentEdit } from '@/posts/deskOverview'
import { recentEditsQuery } from '@/posts/deskOverviewQueries'
import { pathsOfPost } from '../components/pathsOfPost'
import { Block, Read, useOwnersQuery } from './Block'
import { editMoment, editWords } from './editMessages'
import styles from './RecentEdits.module.scss'

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
