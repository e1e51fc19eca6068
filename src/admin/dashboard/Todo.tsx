import { Link } from 'react-router-data'
import type { DeskOverview, NamedPost } from '@/posts/deskOverview'
import { overviewQuery } from '@/posts/deskOverviewQueries'
import { collections } from '@/posts/registry'
import { buttonClass } from '../components/Button'
import { LinkIcon, PictureIcon, TextIcon } from '../components/icons'
import { pathsOfPost } from '../components/pathsOfPost'
import { Block, Read, useOwnersQuery } from './Block'
import { leftDraftsQuery } from './leftDrafts'
import { RebuildNote } from './RebuildNote'
import { RebuildRow } from './RebuildRow'
import styles from './Todo.module.scss'
import { TodoRow } from './TodoRow'
import { draftWords, linkWords, pictureWords, untoldMessage } from './todoMessages'
import { RowCountContext, useRowCount } from './rowCount'

const TITLE = '할 일'

/** What is to be done: what is broken, then what is missing, then what was begun. Each row leads to where it is mended. */
export function Todo() {
  const query = useOwnersQuery(overviewQuery)
  const [count, report] = useRowCount()
  const { data } = query
  return (
    <Block title={TITLE} note={count > 0 && <span>{count}가지</span>} foot={<RebuildNote />}>
      <ul>
        <RowCountContext value={report}>
          {data && <Gaps overview={data} />}
          <RebuildRow />
          {data && <Drafts overview={data} />}
          <LeftDrafts />
        </RowCountContext>
      </ul>
      {(query.isError || !data || count === 0) && (
        <Read title={TITLE} query={query}>
          {() => <p className={styles.none}>할 일이 없습니다. 빈 페이지를 채울 시간입니다.</p>}
        </Read>
      )}
    </Block>
  )
}

/** What visitors miss. */
function Gaps({ overview: { pictures, links, untold } }: { overview: DeskOverview }) {
  const [picture] = pictures.posts
  const [link] = links.posts
  const [photo] = untold.posts
  return (
    <>
      {picture && (
        <TodoRow
          tone="error"
          sign={<PictureIcon />}
          title={`끊어진 그림 ${pictures.count}개`}
          meaning={pictureWords(picture)}
        >
          <Mend post={picture} field={picture.place === 0 ? 'image' : 'body'}>
            고치러 가기
          </Mend>
        </TodoRow>
      )}
      {link && (
        <TodoRow
          tone="error"
          sign={<LinkIcon />}
          title={`끊어진 링크 ${links.count}개`}
          meaning={linkWords(link)}
        >
          <Mend post={link} field="body">
            고치러 가기
          </Mend>
        </TodoRow>
      )}
      {photo && (
        <TodoRow
          tone="warn"
          sign={<PictureIcon />}
          title={`대체 텍스트 없는 사진 ${untold.count}장`}
          meaning={untoldMessage(untold)}
        >
          <Mend post={photo} field="alt">
            채우러 가기
          </Mend>
        </TodoRow>
      )}
    </>
  )
}

function Drafts({ overview: { at, drafts } }: { overview: DeskOverview }) {
  const [oldest] = drafts.posts
  if (!oldest) return null
  return (
    <TodoRow
      tone="neutral"
      sign={<TextIcon />}
      title={`임시저장 ${drafts.count}편`}
      meaning={draftWords(oldest, at)}
    >
      <Mend post={oldest}>이어 쓰기</Mend>
    </TodoRow>
  )
}

/** What this browser has kept of rows that are gone. */
function LeftDrafts() {
  const { data = [] } = useOwnersQuery(leftDraftsQuery)
  const [newest] = data
  if (!newest) return null
  const { collection, id, title } = newest
  return (
    <TodoRow
      tone="neutral"
      sign={<TextIcon />}
      title={`지워진 글에 쓰던 내용 ${data.length}편`}
      meaning={`${collection.name} ‘${title}’. 이 브라우저에 남아 있습니다.`}
    >
      <Mend post={{ collection: collection.key, id, title }}>보러 가기</Mend>
    </TodoRow>
  )
}

interface MendProps {
  post: Pick<NamedPost, 'collection' | 'id' | 'title'>
  /** The field where the editor opens. */
  field?: string
  children: string
}

/** The way to the post's editor. */
function Mend({ post, field, children }: MendProps) {
  const { editor } = pathsOfPost(collections[post.collection], post.id)
  return (
    <Link
      to={field === undefined ? editor : `${editor}?field=${field}`}
      className={buttonClass()}
      aria-label={`‘${post.title}’ ${children}`}
    >
      {children}
    </Link>
  )
}
