import { Link, useSearchParams } from 'react-router-dom'
import type { PortfolioMeta } from '@/posts/meta'
import { portfolio } from '@/posts/registry'
import { paths } from '@/config/paths'
import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import type { PostListView } from '@/features/list/usePostPages'
import { PortfolioGrid, PortfolioSkeleton } from './PortfolioGrid'
import styles from './PortfolioList.module.scss'
import type { Post } from '@/posts/post'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { cardId } from '@/posts/postId'
import { postImageSources } from '@/posts/imageSources'
import { Crosshair } from './Crosshair'

/** The works as lines: year, name, client and role; the pointed one shows its picture. */
function PortfolioIndex({ posts }: { posts: readonly Post<PortfolioMeta>[] }) {
  return (
    <ul className={styles.index}>
      {posts.map((post) => (
        <li key={post.id} data-post-card="" data-id={cardId(portfolio, post.id)}>
          <IndexLine post={post} />
        </li>
      ))}
    </ul>
  )
}

function IndexLine({ post }: { post: Post<PortfolioMeta> }) {
  const { year, category, role, client } = post.meta
  return (
    <SharedElementLink collection={portfolio} id={post.id} className={styles.line}>
      <span className={styles.year}>{year && <time dateTime={String(year)}>{year}</time>}</span>
      <h2>{post.title}</h2>
      <span className={styles.client}>{client}</span>
      <span className={styles.role}>{role ?? category}</span>
      <span className={styles.preview} aria-hidden="true" data-shared-element-source="">
        <ProgressiveImage
          sources={postImageSources(post, { width: 320 })}
          sizes="320px"
          alt=""
          width={post.width}
          height={post.height}
          placeholder={post.placeholder}
        />
        <Crosshair width={post.width} height={post.height} />
      </span>
    </SharedElementLink>
  )
}

type View = 'grid' | 'index'

/** The works, as pictures in uneven rows or as an index. The view is kept in the address. */
export function PortfolioList() {
  const view = usePostListView(portfolio)
  const [search] = useSearchParams()
  const shown: View = search.get('view') === 'index' ? 'index' : 'grid'
  return (
    <div className={styles.page}>
      <h1 lang="en">Portfolio</h1>
      <div className={styles.sub}>
        <p className={styles.field}>웹디자인 · 웹퍼블리싱</p>
        <ViewSwitch shown={shown} />
        <p className={styles.count}>{countOf(view)}</p>
      </div>
      <ListStates
        view={view}
        skeleton={<PortfolioSkeleton />}
        empty={{ text: '첫 작업이 끝나는 대로 이 책상에 올려 두겠습니다.' }}
        failed="작업 목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요."
      >
        {shown === 'index' ? <PortfolioIndex posts={view.posts} /> : <PortfolioGrid posts={view.posts} />}
      </ListStates>
    </div>
  )
}

function countOf({ state, posts, more }: PostListView<PortfolioMeta>): string {
  if (state !== 'ready') return ''
  return `작업 ${posts.length}건${more.available ? ' 이상' : ''}`
}

function ViewSwitch({ shown }: { shown: View }) {
  const link = (view: View, label: string, to: string) => (
    <li>
      <Link to={to} replace preventScrollReset aria-current={view === shown ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  )
  return (
    <nav className={styles.views} aria-label="보기">
      <ul>
        {link('grid', '그림으로', paths.portfolio)}
        {link('index', '색인으로', `${paths.portfolio}?view=index`)}
      </ul>
    </nav>
  )
}
