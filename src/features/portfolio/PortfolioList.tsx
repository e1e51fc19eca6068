import { Link, useSearchParams } from 'react-router-dom'
import type { PortfolioMeta } from '@/posts/meta'
import { portfolio } from '@/posts/registry'
import { paths } from '@/config/paths'
import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import type { PostListView } from '@/features/list/usePostPages'
import { PortfolioGrid, PortfolioSkeleton } from './PortfolioGrid'
import { PortfolioIndex } from './PortfolioIndex'
import styles from './PortfolioList.module.scss'

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
