import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { imageSizes } from '@/lib/image/imageSizes'
import { portfolio, cardId } from '@/posts/collections'
import type { PortfolioMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { Crosshair } from './Crosshair'
import styles from './PortfolioGrid.module.scss'

/** The picture fills its frame. */
const FILL = { aspectRatio: 'auto' }

/**
 * Picture widths on phones, where the frame crops the sides, and on larger screens. They repeat after six pictures (three rows), as
 * the columns in the stylesheet do.
 */
const SIZES = ['62vw', '31vw', '39vw', '54vw', '54vw', '39vw'].map((wide) => imageSizes('111vw', wide))

/** The works in rows of two with unequal widths: 8 + 4, 5 + 7, 7 + 5 columns. */
export function PortfolioGrid({ posts }: { posts: readonly Post<PortfolioMeta>[] }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.id} data-post-card="" data-id={cardId(portfolio, post.id)}>
          <WorkCard post={post} index={index} />
        </li>
      ))}
    </ul>
  )
}

function WorkCard({ post, index }: { post: Post<PortfolioMeta>; index: number }) {
  const { year, category, role, client } = post.meta
  return (
    <SharedElementLink collection={portfolio} id={post.id} className={styles.card} lang={rowLang(post)}>
      <span className={styles.frame} data-shared-element-source="">
        <ProgressiveImage
          className={styles.picture}
          style={FILL}
          sources={postImageSources(post, { width: 960 })}
          sizes={SIZES[index % SIZES.length] ?? ''}
          alt={post.alt ?? ''}
          width={post.width}
          height={post.height}
          placeholder={post.placeholder}
          priority={index < 2}
        />
        <Crosshair width={post.width} height={post.height} />
      </span>
      <div className={styles.caption}>
        <h2>{post.title}</h2>
        {year && <time dateTime={String(year)}>{year}</time>}
        {post.summary && <span className={styles.line}>{post.summary}</span>}
        <span className={styles.role}>
          {client && client !== post.title && <span className="visually-hidden">{client}, </span>}
          {category ?? role}
        </span>
      </div>
    </SharedElementLink>
  )
}

/** Placeholder with the layout of `PortfolioGrid`. */
export function PortfolioSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index}>
          <div className={styles.blank} />
          <div className={styles.caption} />
        </li>
      ))}
    </ul>
  )
}
