import type { PortfolioMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { portfolio } from '@/posts/registry'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { cardId } from '@/posts/postId'
import { postImageSources } from '@/posts/imageSources'
import { Crosshair } from './Crosshair'
import styles from './PortfolioIndex.module.scss'

/** The works as lines: year, name, client and role; the pointed one shows its picture. */
export function PortfolioIndex({ posts }: { posts: readonly Post<PortfolioMeta>[] }) {
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
