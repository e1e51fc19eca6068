import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { Button, buttonClass } from '../components/Button'
import { CheckIcon, CrossIcon } from '../components/icons'
import { missingNames, missingNouns } from '../components/publishGateMessage'
import { Sheet } from '../components/Sheet'
import { Thumbnail } from '../components/Thumbnail'
import styles from './GateDialog.module.scss'
import { atPublishGate, type Refused } from './publishRefusal'

interface Props {
  collection: Collection
  /** What was to be published and cannot be as a whole; none, and the dialog is closed. */
  posts: readonly Post[]
  onCancel: () => void
  onPublish: (ready: readonly Post[]) => void
}

/** Which posts of a selection cannot be published and what each lacks (decisions §12.8); the others can go. */
export function GateDialog(props: Props) {
  const { posts, onCancel } = props
  return (
    <Sheet
      open={posts.length > 0}
      title={titleOf(posts)}
      alert="빠진 것을 채우거나, 준비된 글만 먼저 게시할 수 있습니다."
      onClose={onCancel}
      className={styles.dialog}
      fromFoot
    >
      {posts.length > 0 && <Gate {...props} />}
    </Sheet>
  )
}

function titleOf(posts: readonly Post[]): string {
  const refused = atPublishGate(posts).refused.length
  if (posts.length === 1) return '이 글은 아직 게시할 수 없습니다'
  return refused === posts.length
    ? `${posts.length}편 모두 아직 게시할 수 없습니다`
    : `${posts.length}편 중 ${refused}편은 게시할 수 없습니다`
}

function Gate({ collection, posts, onCancel, onPublish }: Props) {
  const { ready, refused, waiting } = atPublishGate(posts)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('a')?.focus(), [])
  return (
    <>
      <ul ref={list} className={styles.posts} tabIndex={-1}>
        {refused.map((one) => (
          <Held key={one.post.id} collection={collection} refused={one} all={posts} />
        ))}
        {[...ready, ...waiting].map((post) => (
          <li key={post.id}>
            <Thumbnail post={post} />
            <div>
              <b>{post.title}</b>
              <p className={styles.ready}>
                <CheckIcon /> {waiting.includes(post) ? '예약한 시각에 게시합니다' : '게시할 수 있습니다'}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Sheet.Buttons>
        <Button onClick={onCancel}>취소</Button>
        {ready.length > 0 && (
          <Button look="filled" onClick={() => onPublish(ready)}>
            준비된 {ready.length}편만 게시하기
          </Button>
        )}
      </Sheet.Buttons>
    </>
  )
}

interface HeldProps {
  collection: Collection
  refused: Refused
  /** The whole selection: the editor leads back to it. */
  all: readonly Post[]
}

function Held({ collection, refused: { post, missing }, all }: HeldProps) {
  const { pathname, search } = useLocation()
  const names = missingNames(missing)
  const state = { back: pathname + search, selected: all.map(({ id }) => id) }
  return (
    <li data-held="true">
      <Thumbnail post={post} />
      <div>
        <b>{post.title}</b>
        <p className={styles.lacking}>
          <CrossIcon /> {missingNouns(missing)} 없습니다
        </p>
      </div>
      <Link
        to={`${collection.uploadPath}/${post.id}?field=${Object.keys(missing)[0] ?? ''}`}
        state={state}
        className={buttonClass()}
        aria-label={`${post.title} ${names} 채우러 가기`}
      >
        채우러 가기
      </Link>
    </li>
  )
}
