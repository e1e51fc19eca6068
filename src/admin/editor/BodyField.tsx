import { ACCEPTED_IMAGES } from '../upload/imageType'
import { EditorContent } from '@tiptap/react'
import { type Ref, useId, useRef, useState } from 'react'
import { showToast } from '@/ui/toaster'
import { BodyDialogs, type BodyDialog } from './BodyDialogs'
import styles from './BodyField.module.scss'
import { bodyExtensions } from './bodyExtensions'
import { BodyToolbar, formatTools, type Tool } from './BodyToolbar'
import { useBodyEditor } from './useBodyEditor'

interface Props {
  /** Initial body. Later changes are ignored; pass a new `key` to reset the editor. */
  initial: Record<string, unknown> | null
  placeholder: string
  /** Called with the whole document after each change; null if it is empty. */
  onChange: (body: Record<string, unknown> | null) => void
  /** Shown at the bottom right. */
  status: string
}

/** The rich-text field of an item's body, with toolbar, character count and dialogs. */
export function BodyField({ initial, placeholder, onChange, status }: Props) {
  const id = useId()
  const [dialog, setDialog] = useState<BodyDialog>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const pickImage = () => fileInput.current?.click()

  /** Opens the image dialog for the first of the files. */
  function takeImage(files: FileList | undefined | null): boolean {
    const [first, second] = [...(files ?? [])]
    if (second) showToast('본문에는 한 번에 한 장만 넣을 수 있습니다. 첫 장을 엽니다.')
    if (first) setDialog(first)
    return first !== undefined
  }

  const { editor, hasUnsupported } = useBodyEditor({
    id,
    initial,
    placeholder,
    extensions: bodyExtensions,
    onChange,
    takeImage,
  })
  const mediaTools: readonly Tool[] = [
    { label: '링크', isActive: (current) => current.isActive('link'), run: () => setDialog('link') },
    {
      label: '이미지',
      isActive: (current) => current.isActive('image'),
      run: (current) => (current.isActive('image') ? setDialog('image-alt') : pickImage()),
    },
  ]

  return (
    <div className={styles.body}>
      <span id={`${id}-label`} className={styles.label}>
        본문
      </span>
      {hasUnsupported && <UnsupportedNote />}
      <div className={styles.frame}>
        <BodyToolbar editor={editor} controls={id} tools={[...formatTools, mediaTools]} />
        <EditorContent
          editor={editor}
          className={styles.text}
          data-empty={editor.isEmpty ? placeholder : undefined}
        />
        <p className={styles.foot}>
          <span>{Array.from(editor.getText()).filter((character) => character.trim()).length}자</span>
          <span>{status}</span>
        </p>
      </div>
      <ImageInput ref={fileInput} onPick={takeImage} />
      <BodyDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} onPickImage={pickImage} />
    </div>
  )
}

interface ImageInputProps {
  ref: Ref<HTMLInputElement>
  onPick: (files: FileList | null) => void
}

/** The hidden file input of images in the text. Takes the same file again, because it forgets the picked one. */
function ImageInput({ ref, onPick }: ImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPTED_IMAGES}
      hidden
      aria-label="본문 이미지"
      onChange={({ target }) => {
        onPick(target.files)
        target.value = ''
      }}
    />
  )
}

/** Says that the text has content that the editor cannot show. */
export function UnsupportedNote() {
  return (
    <p className={styles.unsupported}>
      이 편집기가 보여 줄 수 없는 내용이 있습니다. 저장해도 제자리에 그대로 남습니다.
    </p>
  )
}
