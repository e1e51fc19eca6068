import { useEffect, useId, useRef } from 'react'
import type { Post } from '@/collections/post'
import { Dialog } from '@/ui/Dialog'
import { Button } from '../parts/Button'
import { holdPage } from '../parts/holdPage'
import { Thumbnail } from '../parts/Thumbnail'
import type { CollectionWords } from '../words'
import { objectParticle } from './inWords'
import styles from './DeleteDialog.module.scss'

interface Props {
  words: CollectionWords
  /** What is to be deleted; none, and the dialog is closed. */
  posts: readonly Post[]
  onCancel: () => void
  onDelete: () => void
}

/** Asks once before anything is deleted. The focus starts on 취소. */
export function DeleteDialog({ posts, onCancel, ...rest }: Props) {
  const title = useId()
  return (
    <Dialog
      open={posts.length > 0}
      onClose={onCancel}
      labelledBy={title}
      className={styles.layer}
      panelClassName={styles.panel}
      onPresence={holdPage}
    >
      <Question title={title} posts={posts} onCancel={onCancel} {...rest} />
    </Dialog>
  )
}

function Question({ title, words, posts, onCancel, onDelete }: Props & { title: string }) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const [first] = posts
  const many = posts.length > 1
  return (
    <div className={styles.sheet} data-world="admin">
      <h2 id={title}>
        {many
          ? `${words.noun} ${posts.length}${words.unit}${objectParticle(words.unit)} 삭제할까요?`
          : `이 ${words.object} 삭제할까요?`}
      </h2>
      <div className={styles.what}>
        <Thumbnail post={first} />
        <div>
          <b>{many ? `${first?.title} 외 ${posts.length - 1}${words.unit}` : first?.title}</b>
          <p>
            사이트에서도 사라집니다.
            <br />
            삭제한 뒤 8초 동안 되돌릴 수 있습니다.
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button ref={cancel} onClick={onCancel}>
          취소
        </Button>
        <Button look="danger" onClick={onDelete}>
          삭제
        </Button>
      </div>
    </div>
  )
}
