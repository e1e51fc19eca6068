import { Link, useSearchParams } from 'react-router-dom'
import { portfolioTexts } from '#messages/portfolioTexts'
import { paths } from '@/config/paths'
import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import type { PostListView } from '@/features/list/usePostPages'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { portfolio, cardId } from '@/posts/collections'
import type { PortfolioMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { Crosshair } from './Crosshair'
import { PortfolioGrid, PortfolioSkeleton } from './PortfolioGrid'
import styles from './PortfolioList.module.scss'

/** The works as rows of year, name, client and role. The hovered row shows its picture. */
function PortfolioIndex({ posts }: { posts: readonly Post<PortfolioMeta>[] }) {
  return (
    <ul className={styles.index}>
      {posts.map((post) => (
        <li key={post.id} data-post-card="" data-id={cardId(portfolio, post.id)}>
          <IndexRow post={post} />
        </li>
      ))}
    </ul>
  )
}

function IndexRow({ post }: { post: Post<PortfolioMeta> }) {
  const { year, category, role, client } = post.meta
  return (
    <SharedElementLink collection={portfolio} id={post.id} className={styles.line} lang={rowLang(post)}>
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

/** List of the works as a picture grid or as an index; the view is a query parameter. */
export function PortfolioList() {
  const view = usePostListView(portfolio)
  const [search] = useSearchParams()
  const currentView: View = search.get('view') === 'index' ? 'index' : 'grid'
  return (
    <div className={styles.page}>
      <h1 lang="en">Portfolio</h1>
      <div className={styles.sub}>
        <p className={styles.field}>{portfolioTexts.field}</p>
        <ViewSwitch current={currentView} />
        <p className={styles.count}>{countOf(view)}</p>
      </div>
      <ListStates
        view={view}
        skeleton={<PortfolioSkeleton />}
        empty={{ text: portfolioTexts.empty }}
        failed={portfolioTexts.failed}
      >
        {currentView === 'index' ? (
          <PortfolioIndex posts={view.posts} />
        ) : (
          <PortfolioGrid posts={view.posts} />
        )}
      </ListStates>
    </div>
  )
}

function countOf({ state, posts, more }: PostListView<PortfolioMeta>): string {
  if (state !== 'ready') return ''
  return portfolioTexts.count(posts.length, more.available)
}

function ViewSwitch({ current }: { current: View }) {
  const link = (view: View, label: string, to: string) => (
    <li>
      <Link to={to} replace preventScrollReset aria-current={view === current ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  )
  return (
    <nav className={styles.views} aria-label={portfolioTexts.views}>
      <ul>
        {link('grid', portfolioTexts.grid, paths.portfolio)}
        {link('index', portfolioTexts.index, `${paths.portfolio}?view=index`)}
      </ul>
    </nav>
  )
}
