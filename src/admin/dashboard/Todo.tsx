import { NOTHING_TO_DO } from '@content/emptyTexts'
import { Link } from 'react-router-data'
import type { AdminOverview, NamedPost } from '@/posts/adminOverview'
import { overviewQuery } from '@/posts/adminOverviewQueries'
import { collections, type Collection } from '@/posts/collections'
import { adminButtonClass } from '../components/AdminButton'
import { LinkIcon, PictureIcon, TextIcon } from '../components/icons'
import { adminPostPaths } from '../components/adminPostPaths'
import { Block, QueryContent, useOwnerQuery } from './Block'
import { RebuildNote } from './RebuildNote'
import { RebuildRow } from './RebuildRow'
import styles from './Todo.module.scss'
import { TodoRow } from './TodoRow'
import { RowCountContext, useRowCount } from './rowCount'
import { queryOptions } from '@tanstack/react-query'
import { OWNER_KEY } from '@/posts/ownerQueries'
import { findGoneIds } from '@/posts/ownerRepository'
import { listRowDrafts } from '../editor/localDrafts'
import { topicParticle } from '@/lib/korean/josa'
import { daysBetween } from '../components/seoulTime'

const ordinals = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** “세 번째”. */
const ordinal = (position: number) => `${ordinals[position - 1] ?? position} 번째`

const postLabel = ({ collection, title }: NamedPost) => `${collections[collection].name} ‘${title}’`

/** “빈 꽃병의 오후, 유월의 옥상, 저녁 보리 외 4장”. */
export function missingAltMessage({ count, posts }: AdminOverview['missingAlt']): string {
  const rest = count - posts.length
  return posts.map(({ title }) => title).join(', ') + (rest > 0 ? ` 외 ${rest}장` : '')
}

/** “고개를 넘는 불꽃은 19일째 기다리고 있습니다”. */
export function oldestDraftMessage(
  { title, since }: AdminOverview['drafts']['posts'][number],
  now: string,
): string {
  const days = daysBetween(since, now)
  const waiting = days === 0 ? '오늘까지 쓰고 있었습니다' : `${days}일째 기다리고 있습니다`
  return `${title}${topicParticle(title)} ${waiting}`
}

/** “포트폴리오 ‘두바퀴상회’ 본문의 세 번째 그림”. */
export function brokenPictureMessage(post: AdminOverview['pictures']['posts'][number]): string {
  return `${postLabel(post)} ${post.place === 0 ? '대표 그림' : `본문의 ${ordinal(post.place)} 그림`}`
}

/** “포트폴리오 ‘두바퀴상회’ 본문의 ‘여기’”. */
export function brokenLinkMessage(post: AdminOverview['links']['posts'][number]): string {
  return `${postLabel(post)} 본문의 ‘${post.words ?? ''}’`
}

/** Local draft of this browser whose row was deleted. */
interface OrphanedDraft {
  collection: Collection
  id: number
  title: string
}

async function findOrphanedDrafts(collection: Collection, signal: AbortSignal): Promise<OrphanedDraft[]> {
  const drafts = await listRowDrafts(collection.key)
  if (drafts.length === 0) return []
  const deletedIds = await findGoneIds(collection, [...new Set(drafts.map(({ id }) => id))], signal)
  return drafts
    .filter(({ id }) => deletedIds.includes(id))
    .map(({ id, draft: { title } }) => ({ collection, id, title: title || '제목 없음' }))
}

/** Orphaned drafts of all collections. Only the dashboard links to them, because their rows are in no list. */
const orphanedDraftsQuery = queryOptions({
  queryKey: [OWNER_KEY, 'orphaned drafts'],
  queryFn: async ({ signal }) =>
    (
      await Promise.all(
        Object.values(collections).map((collection) => findOrphanedDrafts(collection, signal)),
      )
    ).flat(),
  staleTime: 0,
})

const TITLE = '할 일'

/** To-do list: broken items, missing texts, then unfinished drafts. Each row links to the editor. */
export function Todo() {
  const query = useOwnerQuery(overviewQuery)
  const [count, register] = useRowCount()
  const { data } = query
  return (
    <Block title={TITLE} note={count > 0 && <span>{count}가지</span>} footer={<RebuildNote />}>
      <ul>
        <RowCountContext value={register}>
          {data && <BrokenItems overview={data} />}
          <RebuildRow />
          {data && <Drafts overview={data} />}
          <OrphanedDrafts />
        </RowCountContext>
      </ul>
      {(query.isError || !data || count === 0) && (
        <QueryContent title={TITLE} query={query}>
          {() => <p className={styles.none}>{NOTHING_TO_DO}</p>}
        </QueryContent>
      )}
    </Block>
  )
}

/** Broken pictures, broken links and missing alt texts. */
function BrokenItems({ overview: { pictures, links, missingAlt } }: { overview: AdminOverview }) {
  const [picture] = pictures.posts
  const [link] = links.posts
  const [photo] = missingAlt.posts
  return (
    <>
      {picture && (
        <TodoRow
          tone="error"
          icon={<PictureIcon />}
          title={`끊어진 그림 ${pictures.count}개`}
          description={brokenPictureMessage(picture)}
        >
          <EditLink post={picture} field={picture.place === 0 ? 'image' : 'body'}>
            고치러 가기
          </EditLink>
        </TodoRow>
      )}
      {link && (
        <TodoRow
          tone="error"
          icon={<LinkIcon />}
          title={`끊어진 링크 ${links.count}개`}
          description={brokenLinkMessage(link)}
        >
          <EditLink post={link} field="body">
            고치러 가기
          </EditLink>
        </TodoRow>
      )}
      {photo && (
        <TodoRow
          tone="warn"
          icon={<PictureIcon />}
          title={`대체 텍스트 없는 사진 ${missingAlt.count}장`}
          description={missingAltMessage(missingAlt)}
        >
          <EditLink post={photo} field="alt">
            채우러 가기
          </EditLink>
        </TodoRow>
      )}
    </>
  )
}

function Drafts({ overview: { at, drafts } }: { overview: AdminOverview }) {
  const [oldest] = drafts.posts
  if (!oldest) return null
  return (
    <TodoRow
      tone="neutral"
      icon={<TextIcon />}
      title={`임시저장 ${drafts.count}편`}
      description={oldestDraftMessage(oldest, at)}
    >
      <EditLink post={oldest}>이어 쓰기</EditLink>
    </TodoRow>
  )
}

/** Local drafts whose rows were deleted. */
function OrphanedDrafts() {
  const { data = [] } = useOwnerQuery(orphanedDraftsQuery)
  const [newest] = data
  if (!newest) return null
  const { collection, id, title } = newest
  return (
    <TodoRow
      tone="neutral"
      icon={<TextIcon />}
      title={`지워진 글에 쓰던 내용 ${data.length}편`}
      description={`${collection.name} ‘${title}’. 이 브라우저에 남아 있습니다.`}
    >
      <EditLink post={{ collection: collection.key, id, title }}>보러 가기</EditLink>
    </TodoRow>
  )
}

interface EditLinkProps {
  post: Pick<NamedPost, 'collection' | 'id' | 'title'>
  /** Field that the editor focuses. */
  field?: string
  children: string
}

/** Link to the post's editor. */
function EditLink({ post, field, children }: EditLinkProps) {
  const { editor } = adminPostPaths(collections[post.collection], post.id)
  return (
    <Link
      to={field === undefined ? editor : `${editor}?field=${field}`}
      className={adminButtonClass()}
      aria-label={`‘${post.title}’ ${children}`}
    >
      {children}
    </Link>
  )
}
