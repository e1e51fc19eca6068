import { useSearchParams } from 'react-router-dom'
import { favoritesTexts } from '#messages/favoritesTexts'
import { paths } from '@/config/paths'
import { ListFilter } from '@/features/list/ListFilter'
import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { imageSizes } from '@/lib/image/imageSizes'
import { favorites, cardId } from '@/posts/collections'
import type { FavoriteMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { favoritesIntro } from '@content/favorites'
import { Stamp } from './Stamp'
import styles from './StampWall.module.scss'

type Favorite = Post<FavoriteMeta>

/** Returns the categories of the posts in order of appearance, each in the language of its first post. */
function categoriesOf(posts: readonly Favorite[]) {
  const named = posts.flatMap((post) => {
    const { category } = post.meta
    return category ? [[category, rowLang(post)] as const] : []
  })
  const languages = new Map(named.toReversed())
  return [...new Set(named.map(([category]) => category))].map((value) => {
    const lang = languages.get(value)
    return { value, label: value, ...(lang && { lang }) }
  })
}

/** Returns the category in the URL, or null for all posts if it is missing or no post has it. */
function parseCategoryParam(search: URLSearchParams, posts: readonly Favorite[]): string | null {
  const value = search.get('category')?.normalize('NFC')
  return categoriesOf(posts).find((category) => category.value.normalize('NFC') === value)?.value ?? null
}

/** Returns the posts of a category, or all posts for null. */
function filterByCategory(posts: readonly Favorite[], category: string | null): readonly Favorite[] {
  return category === null ? posts : posts.filter(({ meta }) => meta.category === category)
}

/** Picture widths on phones and on larger screens, for the six positions of the repeating layout in the stylesheet. */
const SIZES = [
  imageSizes('82vw', '35vw'),
  imageSizes('44vw', '27vw'),
  imageSizes('28vw', '19vw'),
  imageSizes('36vw', '19vw'),
  imageSizes('28vw', '27vw'),
  imageSizes('67vw', '27vw'),
]

/** List of the favorites as scattered stamps, filtered by category if the URL has one. */
export function StampWall() {
  const view = usePostListView(favorites)
  const [search] = useSearchParams()
  const category = parseCategoryParam(search, view.posts)
  const visiblePosts = filterByCategory(view.posts, category)
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <h1>{favoritesTexts.title}</h1>
        <p>
          {favoritesIntro[0]} <br />
          {favoritesIntro[1]}
        </p>
      </header>
      {(view.state === 'loading' || view.state === 'ready') && (
        <ListFilter
          label={favoritesTexts.filter}
          to={paths.favoritesOf}
          options={categoriesOf(view.posts)}
          current={category}
          view={{ ...view, posts: visiblePosts }}
        />
      )}
      <ListStates
        view={view}
        skeleton={<StampSkeleton />}
        empty={{ text: favoritesTexts.empty }}
        failed={favoritesTexts.failed}
      >
        <ul className={styles.stamps}>
          {visiblePosts.map((post, index) => (
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
        {post.summary && <p lang={rowLang(post)}>{post.summary}</p>}
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
