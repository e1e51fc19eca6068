import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-data'
import { list as words } from '#messages/admin/list'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { CheckIcon, CrossIcon } from '../components/icons'
import { missingFieldNames } from '../components/publishGateMessage'
import { Sheet } from '../components/Sheet'
import { Thumbnail } from '../components/Thumbnail'
import { splitByPublishGate, type RefusedPost } from './splitByPublishGate'
import styles from './GateDialog.module.scss'

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
      alertText={words.gate.text}
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
  if (posts.length === 1) return words.gate.one
  return refused === posts.length ? words.gate.all(posts.length) : words.gate.some(posts.length, refused)
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
                <CheckIcon /> {scheduled.includes(post) ? words.gate.scheduled : words.gate.ready}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Sheet.Buttons>
        <AdminButton onClick={onCancel}>{words.gate.cancel}</AdminButton>
        {ready.length > 0 && (
          <AdminButton look="filled" onClick={() => onPublish(ready)}>
            {words.gate.publishReady(ready.length)}
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
  const names = missingFieldNames(missing, collection.key)
  const state = { back: pathname + search, selected: selection.map(({ id }) => id) }
  return (
    <li data-held="true">
      <Thumbnail post={post} />
      <div>
        <b>{post.title}</b>
        <p className={styles.lacking}>
          <CrossIcon /> {words.gate.lacking(names)}
        </p>
      </div>
      <Link
        to={`${collection.uploadPath}/${post.id}?field=${Object.keys(missing)[0] ?? ''}`}
        state={state}
        className={adminButtonClass()}
        aria-label={words.gate.fillFields(post.title, names)}
      >
        {words.gate.fill}
      </Link>
    </li>
  )
}
