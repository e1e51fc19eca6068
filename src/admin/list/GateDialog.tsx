import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { CheckIcon, CrossIcon } from '../components/icons'
import { missingFieldNames, missingWithParticle } from '../components/publishGateMessage'
import { Sheet } from '../components/Sheet'
import { Thumbnail } from '../components/Thumbnail'
import styles from './GateDialog.module.scss'
import { splitByPublishGate, type RefusedPost } from './splitByPublishGate'

interface Props {
  collection: Collection
  /** The selection that cannot be published completely. Empty closes the dialog. */
  posts: readonly Post[]
  onCancel: () => void
  onPublish: (ready: readonly Post[]) => void
}

/** Lists the posts of a selection that cannot be published, with their missing fields, and offers to publish the rest. */
export function GateDialog(props: Props) {
  const { collection, posts, onCancel } = props
  return (
    <Sheet
      open={posts.length > 0}
      title={dialogTitle(collection, posts)}
      alertText="빠진 것을 채우거나, 준비된 글만 먼저 게시할 수 있습니다."
      onClose={onCancel}
      className={styles.dialog}
      fromBottom
    >
      {posts.length > 0 && <Gate {...props} />}
    </Sheet>
  )
}

function dialogTitle(collection: Collection, posts: readonly Post[]): string {
  const refused = splitByPublishGate(collection, posts).refused.length
  if (posts.length === 1) return '이 글은 아직 게시할 수 없습니다'
  return refused === posts.length
    ? `${posts.length}편 모두 아직 게시할 수 없습니다`
    : `${posts.length}편 중 ${refused}편은 게시할 수 없습니다`
}

function Gate({ collection, posts, onCancel, onPublish }: Props) {
  const { ready, refused, scheduled } = splitByPublishGate(collection, posts)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('a')?.focus(), [])
  return (
    <>
      <ul ref={list} className={styles.posts} tabIndex={-1}>
        {refused.map((item) => (
          <RefusedItem key={item.post.id} collection={collection} refused={item} selection={posts} />
        ))}
        {[...ready, ...scheduled].map((post) => (
          <li key={post.id}>
            <Thumbnail post={post} />
            <div>
              <b>{post.title}</b>
              <p className={styles.ready}>
                <CheckIcon /> {scheduled.includes(post) ? '예약한 시각에 게시합니다' : '게시할 수 있습니다'}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Sheet.Buttons>
        <AdminButton onClick={onCancel}>취소</AdminButton>
        {ready.length > 0 && (
          <AdminButton look="filled" onClick={() => onPublish(ready)}>
            준비된 {ready.length}편만 게시하기
          </AdminButton>
        )}
      </Sheet.Buttons>
    </>
  )
}

interface RefusedItemProps {
  collection: Collection
  refused: RefusedPost
  /** The whole selection, for the editor's link back to this dialog. */
  selection: readonly Post[]
}

function RefusedItem({ collection, refused: { post, missing }, selection }: RefusedItemProps) {
  const { pathname, search } = useLocation()
  const names = missingFieldNames(missing)
  const state = { back: pathname + search, selected: selection.map(({ id }) => id) }
  return (
    <li data-held="true">
      <Thumbnail post={post} />
      <div>
        <b>{post.title}</b>
        <p className={styles.lacking}>
          <CrossIcon /> {missingWithParticle(missing)} 없습니다
        </p>
      </div>
      <Link
        to={`${collection.uploadPath}/${post.id}?field=${Object.keys(missing)[0] ?? ''}`}
        state={state}
        className={adminButtonClass()}
        aria-label={`${post.title} ${names} 채우러 가기`}
      >
        채우러 가기
      </Link>
    </li>
  )
}
