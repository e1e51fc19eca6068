import { type FormEvent, useState } from 'react'
import { imageUrl } from '@/supabase/storageUrls'
import { classNames } from '@/lib/classNames'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import styles from './ImageDialog.module.scss'
import { ImageWordsField, imageWords } from './ImageWordsField'

interface Props {
  open: boolean
  /** The selected image: its address as stored, and its words. */
  src: string
  alt: string
  onClose: () => void
  onSet: (alt: string) => void
  /** Another image is to stand in its place. */
  onReplace: () => void
}

/** Shows an image of the text with its words, which can be changed, or itself. */
export function ImageWordsDialog({ open, ...rest }: Props) {
  return (
    <Sheet open={open} title="본문 이미지" onClose={rest.onClose}>
      <ImageWordsForm {...rest} />
    </Sheet>
  )
}

function ImageWordsForm({ src, alt, onSet, onReplace }: Omit<Props, 'open'>) {
  const [typed, setTyped] = useState(alt)
  const url = imageUrl(src)

  function submit(event: FormEvent) {
    event.preventDefault()
    // The page's own form must not take this for its submit.
    event.stopPropagation()
    onSet(imageWords(typed))
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classNames(styles.stage, styles.known)}>{url && <img src={url} alt="" />}</div>
      <ImageWordsField value={typed} onChange={setTyped} />
      <Sheet.Buttons>
        <Button onClick={onReplace}>다른 이미지로 바꾸기</Button>
        <Button look="filled" type="submit">
          고치기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}
