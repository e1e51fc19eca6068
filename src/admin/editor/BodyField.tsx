import { EditorContent } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { showToast } from '@/ui/toaster'
import { BodyDialogs, type Asked } from './BodyDialogs'
import styles from './BodyField.module.scss'
import { BodyToolbar } from './BodyToolbar'
import { useBodyEditor } from './useBodyEditor'

interface Props {
  /** What the text begins as; later changes of it are ignored, so give a new `key` to start over. */
  initial: Record<string, unknown> | null
  placeholder: string
  /** Told the whole document after each change; null when it is empty. */
  onChange: (body: Record<string, unknown> | null) => void
  /** What stands at the right of the foot. */
  status: string
}

/** The rich text of an item, stored as JSON (decisions §4). Its label names the edited text. */
export function BodyField({ initial, placeholder, onChange, status }: Props) {
  const id = useId()
  const [asked, setAsked] = useState<Asked>(null)
  const file = useRef<HTMLInputElement>(null)
  const pickImage = () => file.current?.click()

  /** Images among dropped or pasted files go through the same pipeline as all others. */
  function takeImage(files: FileList | undefined | null): boolean {
    const [first, second] = [...(files ?? [])]
    if (second) showToast('본문에는 한 번에 한 장만 넣을 수 있습니다. 첫 장을 엽니다.')
    if (first) setAsked(first)
    return first !== undefined
  }

  const { editor, holdsUnread } = useBodyEditor({ id, initial, placeholder, onChange, takeImage })

  return (
    <div className={styles.body}>
      <span id={`${id}-label`} className={styles.label}>
        본문
      </span>
      {holdsUnread && <UnreadNote />}
      <div className={styles.frame}>
        <BodyToolbar
          editor={editor}
          controls={id}
          onLink={() => setAsked('link')}
          onImage={() => (editor.isActive('image') ? setAsked('image-words') : pickImage())}
        />
        <EditorContent
          editor={editor}
          className={styles.text}
          data-empty={editor.isEmpty ? placeholder : undefined}
        />
        <p className={styles.foot}>
          <span>{Array.from(editor.getText()).filter((letter) => letter.trim()).length}자</span>
          <span>{status}</span>
        </p>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="본문 이미지"
        onChange={(event) => {
          takeImage(event.target.files)
          event.target.value = ''
        }}
      />
      <BodyDialogs editor={editor} asked={asked} onClose={() => setAsked(null)} onPickImage={pickImage} />
    </div>
  )
}

function UnreadNote() {
  return (
    <p className={styles.unread}>
      이 편집기가 보여 줄 수 없는 내용이 있습니다. 저장해도 제자리에 그대로 남습니다.
    </p>
  )
}
