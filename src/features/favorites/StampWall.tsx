import { useSearchParams } from 'react-router-dom'
import type { FavoriteMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { favorites } from '@/posts/registry'
import { paths } from '@/config/paths'
import { favoritesIntro } from '@/content/favorites'
import { imageSizes } from '@/lib/image/imageSizes'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { ListFilter } from '@/features/list/ListFilter'
import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import { cardId } from '@/posts/postId'
import { Stamp } from './Stamp'
import styles from './StampWall.module.scss'

type Favorite = Post<FavoriteMeta>

/** The categories that the posts name, in the order in which they come. */
function categoriesOf(posts: readonly Favorite[]): string[] {
  return [...new Set(posts.flatMap(({ meta }) => meta.category ?? []))]
}

/** The category that an address asks for, or null for all: a name that no post carries is no category. */
function categoryIn(search: URLSearchParams, posts: readonly Favorite[]): string | null {
  const wanted = search.get('category')?.normalize('NFC')
  return categoriesOf(posts).find((category) => category.normalize('NFC') === wanted) ?? null
}

/** The posts of a category; all of them for null. */
function inCategory(posts: readonly Favorite[], category: string | null): readonly Favorite[] {
  return category === null ? posts : posts.filter(({ meta }) => meta.category === category)
}

/** How wide the pictures of a scatter's six stamps are, by its columns in the stylesheet: on phones, and on all larger screens. */
const SIZES = [
  imageSizes('82vw', '35vw'),
  imageSizes('44vw', '27vw'),
  imageSizes('28vw', '19vw'),
  imageSizes('36vw', '19vw'),
  imageSizes('28vw', '27vw'),
  imageSizes('67vw', '27vw'),
]

/** The favorites: a loose sheet of stamps, by category where the address asks for one. */
export function StampWall() {
  const view = usePostListView(favorites)
  const [search] = useSearchParams()
  const category = categoryIn(search, view.posts)
  const shown = inCategory(view.posts, category)
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <h1>좋아하는 것들</h1>
        <p>
          {favoritesIntro[0]} <br />
          {favoritesIntro[1]}
        </p>
      </header>
      {(view.state === 'loading' || view.state === 'ready') && (
        <ListFilter
          label="분류"
          to={paths.favoritesOf}
          options={categoriesOf(view.posts).map((value) => ({ value, label: value }))}
          current={category}
          view={{ ...view, posts: shown }}
        />
      )}
      <ListStates
        view={view}
        skeleton={<StampSkeleton />}
        empty={{ text: '좋아하는 것이 생기는 대로 한 장씩 붙여 두겠습니다.' }}
        failed="좋아하는 것들을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요."
      >
        <ul className={styles.stamps}>
          {shown.map((post, index) => (
            <StampCard key={post.id} post={post} index={index} />
          ))}
        </ul>
      </ListStates>
    </div>
  )
}

function StampCard({ post, index }: { post: Post<FavoriteMeta>; index: number }) {
  return (
    <li data-post-card="" data-id={cardId(favorites, post.id)}>
      <SharedElementLink collection={favorites} id={post.id} className={styles.card}>
        <Stamp
          post={post}
          sizes={SIZES[index % SIZES.length] ?? ''}
          width={600}
          priority={index < 3}
          className={styles.stamp}
          titled
        />
        {post.summary && <p>{post.summary}</p>}
      </SharedElementLink>
    </li>
  )
}

function StampSkeleton() {
  return (
    <ul className={styles.stamps} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <div className={styles.blank} />
        </li>
      ))}
    </ul>
  )
}
