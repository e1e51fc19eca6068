import { queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router-data'
import { dashboard } from '#messages/admin/dashboard'
import { inquiries } from '#messages/admin/inquiries'
import { paths } from '@/config/paths'
import { ownLanguage } from '@/content/languages'
import { collections, type Collection } from '@/posts/collections'
import type { AdminOverview, NamedPost } from '@/posts/owner/adminOverview'
import { overviewQuery } from '@/posts/owner/adminOverviewQueries'
import { OWNER_KEY } from '@/posts/owner/ownerQueries'
import { findGoneIds } from '@/posts/owner/ownerRepository'
import { NOTHING_TO_DO } from '@content/emptyTexts'
import { adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { LetterIcon, LinkIcon, PictureIcon, TextIcon } from '../components/icons'
import { daysBetween } from '../components/seoulTime'
import { listRowDrafts } from '../editor/localDrafts'
import { useNewInquiries } from '../inquiries/useNewInquiries'
import { useAdminLanguage } from '../language/adminLanguage'
import { Block, QueryContent, useOwnerQuery } from './Block'
import { RebuildNote } from './RebuildNote'
import { RebuildRow } from './RebuildRow'
import { RowCountContext, useRowCount } from './rowCount'
import { TodoRow } from './TodoRow'
import styles from './Todo.module.scss'

/** Number of senders of new inquiries that are named. */
const SHOWN_SENDERS = 3

const postLabel = ({ collection, title }: Pick<NamedPost, 'collection' | 'title'>) =>
  dashboard.todo.post(collections[collection].name, title)

/** “Empty vase, Rooftop in June, Evening barley and 4 others”. */
export function missingAltMessage({ count, posts }: AdminOverview['missingAlt']): string {
  return dashboard.todo.missingAltOf(
    posts.map(({ title }) => title),
    count - posts.length,
  )
}

/** “‘Flames over the pass’ has been waiting for 19 days”. */
export function oldestDraftMessage(
  { title, since }: AdminOverview['drafts']['posts'][number],
  now: string,
): string {
  return dashboard.todo.oldestDraft(title, daysBetween(since, now))
}

/** “Portfolio, ‘Two Wheels’: the third picture in the text”. */
export function brokenPictureMessage(post: AdminOverview['pictures']['posts'][number]): string {
  return dashboard.todo.brokenPicture(postLabel(post), post.place)
}

/** “Portfolio, ‘Two Wheels’: ‘here’ in the text”. */
export function brokenLinkMessage(post: AdminOverview['links']['posts'][number]): string {
  return dashboard.todo.brokenLink(postLabel(post), post.words ?? '')
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
    .map(({ id, draft: { title } }) => ({ collection, id, title }))
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

/** To-do list: new inquiries, broken items, missing texts, then unfinished drafts. Each row links to its page. */
export function Todo() {
  const query = useOwnerQuery(overviewQuery)
  const [count, register] = useRowCount()
  const isOwnLanguage = useAdminLanguage() === ownLanguage
  const { data } = query
  return (
    <Block
      title={dashboard.todo.title}
      note={count > 0 && <span>{dashboard.todo.count(count)}</span>}
      footer={<RebuildNote />}
    >
      <ul>
        <RowCountContext value={register}>
          <NewInquiries />
          {data && <BrokenItems overview={data} />}
          <RebuildRow />
          {data && <Drafts overview={data} />}
          <OrphanedDrafts />
        </RowCountContext>
      </ul>
      {(query.isError || !data || count === 0) && (
        <QueryContent title={dashboard.todo.title} query={query}>
          {() => <p className={styles.none}>{isOwnLanguage ? NOTHING_TO_DO : dashboard.todo.nothing}</p>}
        </QueryContent>
      )}
    </Block>
  )
}

/** Inquiries that nobody has answered, with the names of the newest. */
function NewInquiries() {
  const found = useNewInquiries()
  if (!found || found.count === 0) return null
  const names = found.newest.slice(0, SHOWN_SENDERS).map(({ name }) => name)
  return (
    <TodoRow
      tone="info"
      icon={<LetterIcon />}
      title={inquiries.newCount(found.count)}
      description={inquiries.senders(names, found.count - names.length)}
    >
      <Link to={`${paths.admin.inquiries}?state=received`} className={adminButtonClass()}>
        {inquiries.read}
      </Link>
    </TodoRow>
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
          title={dashboard.todo.brokenPictures(pictures.count)}
          description={brokenPictureMessage(picture)}
        >
          <EditLink post={picture} field={picture.place === 0 ? 'image' : 'body'}>
            {dashboard.todo.fix}
          </EditLink>
        </TodoRow>
      )}
      {link && (
        <TodoRow
          tone="error"
          icon={<LinkIcon />}
          title={dashboard.todo.brokenLinks(links.count)}
          description={brokenLinkMessage(link)}
        >
          <EditLink post={link} field="body">
            {dashboard.todo.fix}
          </EditLink>
        </TodoRow>
      )}
      {photo && (
        <TodoRow
          tone="warn"
          icon={<PictureIcon />}
          title={dashboard.todo.missingAlt(missingAlt.count)}
          description={missingAltMessage(missingAlt)}
        >
          <EditLink post={photo} field="alt">
            {dashboard.todo.fill}
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
      title={dashboard.todo.drafts(drafts.count)}
      description={oldestDraftMessage(oldest, at)}
    >
      <EditLink post={oldest}>{dashboard.todo.continue}</EditLink>
    </TodoRow>
  )
}

/** Local drafts whose rows were deleted. */
function OrphanedDrafts() {
  const { data = [] } = useOwnerQuery(orphanedDraftsQuery)
  const [newest] = data
  if (!newest) return null
  const { collection, id } = newest
  const title = newest.title || dashboard.todo.untitled
  return (
    <TodoRow
      tone="neutral"
      icon={<TextIcon />}
      title={dashboard.todo.orphans(data.length)}
      description={dashboard.todo.orphan(postLabel({ collection: collection.key, title }))}
    >
      <EditLink post={{ collection: collection.key, id, title }}>{dashboard.todo.look}</EditLink>
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
      aria-label={dashboard.todo.actionFor(post.title, children)}
    >
      {children}
    </Link>
  )
}
