import { EditorContent } from '@tiptap/react'
import { type Ref, useId, useRef, useState } from 'react'
import { editor as words } from '#messages/admin/editor'
import { formFields } from '#messages/admin/formFields'
import { showToast } from '@/ui/toaster'
import { ACCEPTED_IMAGES } from '../upload/imageType'
import { BodyDialogs, type BodyDialog } from './BodyDialogs'
import { bodyExtensions } from './bodyExtensions'
import { BodyToolbar, formatTools, type Tool } from './BodyToolbar'
import { useBodyEditor } from './useBodyEditor'
import styles from './BodyField.module.scss'

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
    if (second) showToast(words.body.oneImage)
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
    linkTool(() => setDialog('link')),
    {
      label: words.tools.image,
      isActive: (current) => current.isActive('image'),
      run: (current) => (current.isActive('image') ? setDialog('image-alt') : pickImage()),
    },
  ]

  return (
    <div className={styles.body}>
      <span id={`${id}-label`} className={styles.label}>
        {formFields.fields.body}
      </span>
      {hasUnsupported && <UnsupportedNote />}
      <div className={styles.frame}>
        <BodyToolbar editor={editor} controls={id} tools={[...formatTools(), mediaTools]} />
        <EditorContent
          editor={editor}
          className={styles.text}
          data-empty={editor.isEmpty ? placeholder : undefined}
        />
        <p className={styles.foot}>
          <span>{words.body.characters(countCharacters(editor.getText()))}</span>
          <span>{status}</span>
        </p>
      </div>
      <ImageInput ref={fileInput} onPick={takeImage} />
      <BodyDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} onPickImage={pickImage} />
    </div>
  )
}

/** Returns the tool that opens the dialog of links. */
const linkTool = (run: () => void): Tool => ({
  label: words.tools.link,
  isActive: (current) => current.isActive('link'),
  run,
})

/** Counts the characters that are not whitespace. */
const countCharacters = (text: string) => Array.from(text).filter((character) => character.trim()).length

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
      aria-label={words.body.image}
      onChange={({ target }) => {
        onPick(target.files)
        target.value = ''
      }}
    />
  )
}

/** Says that the text has content that the editor cannot show. */
export function UnsupportedNote() {
  return <p className={styles.unsupported}>{words.body.unsupportedNote}</p>
}
