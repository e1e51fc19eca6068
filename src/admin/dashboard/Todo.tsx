import { Link } from 'react-router-data'
import type { DeskOverview, NamedPost } from '@/posts/deskOverview'
import { overviewQuery } from '@/posts/deskOverviewQueries'
import { collections } from '@/posts/registry'
import { buttonClass } from '../components/Button'
import { LinkIcon, PictureIcon, TextIcon } from '../components/icons'
import { pathsOfPost } from '../components/pathsOfPost'
import { Block, Read, useOwnersQuery } from './Block'
import { RebuildNote } from './RebuildNote'
import { RebuildRow } from './RebuildRow'
import styles from './Todo.module.scss'
import { TodoRow } from './TodoRow'
import { RowCountContext, useRowCount } from './rowCount'
import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '@/posts/definition'
import { OWNER } from '@/posts/ownerQueries'
import { findGoneIds } from '@/posts/ownerRepository'
import { listRowDrafts } from '../editor/localDrafts'
import { topicParticle } from '@/lib/korean/josa'
import { daysBetween } from '../components/seoulTime'

const ordinals = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** “세 번째”. */
const ordinal = (place: number) => `${ordinals[place - 1] ?? place} 번째`

const whereOf = ({ collection, title }: NamedPost) => `${collections[collection].name} ‘${title}’`

/** “빈 꽃병의 오후, 유월의 옥상, 저녁 보리 외 4장”. */
export function untoldMessage({ count, posts }: DeskOverview['untold']): string {
  const rest = count - posts.length
  return posts.map(({ title }) => title).join(', ') + (rest > 0 ? ` 외 ${rest}장` : '')
}

/** “고개를 넘는 불꽃은 19일째 기다리고 있습니다”. */
export function draftWords({ title, since }: DeskOverview['drafts']['posts'][number], now: string): string {
  const days = daysBetween(since, now)
  const waits = days === 0 ? '오늘까지 쓰고 있었습니다' : `${days}일째 기다리고 있습니다`
  return `${title}${topicParticle(title)} ${waits}`
}

/** “포트폴리오 ‘두바퀴상회’ 본문의 세 번째 그림”. */
export function pictureWords(post: DeskOverview['pictures']['posts'][number]): string {
  return `${whereOf(post)} ${post.place === 0 ? '대표 그림' : `본문의 ${ordinal(post.place)} 그림`}`
}

/** “포트폴리오 ‘두바퀴상회’ 본문의 ‘여기’”. */
export function linkWords(post: DeskOverview['links']['posts'][number]): string {
  return `${whereOf(post)} 본문의 ‘${post.words ?? ''}’`
}

/** Unsaved work of this browser on a row that is gone. */
interface LeftDraft {
  collection: Collection
  id: number
  title: string
}

async function leftIn(collection: Collection, signal: AbortSignal): Promise<LeftDraft[]> {
  const kept = await listRowDrafts(collection.key)
  if (kept.length === 0) return []
  const gone = await findGoneIds(collection, [...new Set(kept.map(({ id }) => id))], signal)
  return kept
    .filter(({ id }) => gone.includes(id))
    .map(({ id, draft: { title } }) => ({ collection, id, title: title || '제목 없음' }))
}

/** All such work: no list leads to it, for its rows are in none. */
const leftDraftsQuery = queryOptions({
  queryKey: [OWNER, 'left drafts'],
  queryFn: async ({ signal }) =>
    (await Promise.all(Object.values(collections).map((collection) => leftIn(collection, signal)))).flat(),
  staleTime: 0,
})

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
