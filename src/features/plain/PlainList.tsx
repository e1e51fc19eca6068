import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { type ListedCollection, cardId } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import styles from './PlainList.module.scss'

const IMAGE_PX = 480

function PlainCard({ collection, post }: { collection: ListedCollection; post: Post }) {
  return (
    <li data-post-card="" data-id={cardId(collection, post.id)}>
      <SharedElementLink collection={collection} id={post.id} className={styles.card}>
        {(post.image ?? post.thumbnail) && (
          <ProgressiveImage
            sources={postImageSources(post, { width: IMAGE_PX })}
            sizes={`${IMAGE_PX}px`}
            alt=""
            width={post.width}
            height={post.height}
            placeholder={post.placeholder}
          />
        )}
        <h2 lang={rowLang(post)}>{post.title}</h2>
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
        {post.summary && <p lang={rowLang(post)}>{post.summary}</p>}
      </SharedElementLink>
    </li>
  )
}

/** The list of a collection without its own design: picture, title, date and summary. */
export function PlainList({ collection }: { collection: ListedCollection }) {
  const view = usePostListView(collection)
  return (
    <div className={styles.page}>
      <h1>{collection.name}</h1>
      <ListStates view={view} skeleton={<div className={styles.skeleton} aria-hidden="true" />} empty={{}}>
        <ul className={styles.list}>
          {view.posts.map((post) => (
            <PlainCard key={post.id} collection={collection} post={post} />
          ))}
        </ul>
      </ListStates>
    </div>
  )
}
