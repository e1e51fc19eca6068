import { useEffect, useRef } from 'react'
import type { Post } from '@/collections/post'
import { objectParticle } from '@/lib/josa'
import { Button } from '../parts/Button'
import { Sheet } from '../parts/Sheet'
import { Thumbnail } from '../parts/Thumbnail'
import type { CollectionNouns } from '../parts/collectionNouns'
import styles from './DeleteDialog.module.scss'

interface Props {
  words: CollectionNouns
  /** What is to be deleted; none, and the dialog is closed. */
  posts: readonly Post[]
  onCancel: () => void
  onDelete: () => void
}

/** Asks once before anything is deleted. The focus starts on 취소. */
export function DeleteDialog(props: Props) {
  const { words, posts, onCancel } = props
  const title =
    posts.length > 1
      ? `${words.noun} ${posts.length}${words.unit}${objectParticle(words.unit)} 삭제할까요?`
      : `이 ${words.object} 삭제할까요?`
  return (
    <Sheet open={posts.length > 0} title={title} onClose={onCancel} className={styles.dialog}>
      <Question {...props} />
    </Sheet>
  )
}

function Question({ words, posts, onCancel, onDelete }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const [first] = posts
  return (
    <>
      <div className={styles.what}>
        <Thumbnail post={first} />
        <div>
          <b>{posts.length > 1 ? `${first?.title} 외 ${posts.length - 1}${words.unit}` : first?.title}</b>
          <p>
            사이트에서도 사라집니다.
            <br />
            삭제한 뒤 8초 동안 되돌릴 수 있습니다.
          </p>
        </div>
      </div>
      <Sheet.Buttons>
        <Button ref={cancel} onClick={onCancel}>
          취소
        </Button>
        <Button look="danger" onClick={onDelete}>
          삭제
        </Button>
      </Sheet.Buttons>
    </>
  )
}
