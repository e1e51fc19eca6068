import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { useConnection } from '../connection/connection'
import { ImageDialog } from './ImageDialog'
import { bodyExtensions } from './bodyExtensions'
import styles from './BodyField.module.scss'
import { BodyToolbar } from './BodyToolbar'
import { LinkDialog } from './LinkDialog'

/** Edges of the view where the caret would be hard to see, px. */
const COVERED_PX = { top: 130, bottom: 130, left: 0, right: 0 }

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
  const [asking, setAsking] = useState<'link' | 'image' | null>(null)
  const [image, setImage] = useState<File | null>(null)
  const file = useRef<HTMLInputElement>(null)

  /** Images among dropped or pasted files go through the same pipeline as all others. */
  function takeImage(files: FileList | undefined | null): boolean {
    const [first] = [...(files ?? [])]
    if (!first) return false
    setImage(first)
    setAsking('image')
    return true
  }

  const editor = useEditor({
    extensions: bodyExtensions,
    content: initial,
    injectCSS: false,
    onUpdate: ({ editor: current }) => onChange(storedBody(current)),
    editorProps: {
      // The tools above and the bar below lie over the text.
      scrollThreshold: COVERED_PX,
      scrollMargin: COVERED_PX,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-placeholder': placeholder,
      },
      // Word processors send a picture along with their text: the text is meant.
      handlePaste: (_view, event) =>
        !event.clipboardData?.getData('text/plain') && takeImage(event.clipboardData?.files),
      handleDOMEvents: {
        // A dialog that closes gives the focus back without the caret, and a phone types where the caret is.
        focus: (view) => {
          setTimeout(() => {
            const at = getSelection()?.anchorNode ?? null
            if (view.hasFocus() && !view.dom.contains(at)) view.focus()
          })
        },
      },
      handleDrop: (_view, event) => {
        if (!takeImage(event.dataTransfer?.files)) return false
        event.preventDefault()
        return true
      },
    },
  })
  const connected = useConnection((connection) => connection.state === 'connected')

  const close = () => {
    setAsking(null)
    setImage(null)
    editor.commands.focus()
  }

  return (
    <div className={styles.body}>
      <span id={`${id}-label`} className={styles.label}>
        본문
      </span>
      <div className={styles.frame}>
        <BodyToolbar
          editor={editor}
          controls={id}
          onLink={() => setAsking('link')}
          onImage={() => file.current?.click()}
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
      <LinkDialog
        open={asking === 'link'}
        href={String(editor.getAttributes('link')['href'] ?? '')}
        onClose={close}
        onSet={(href) => {
          const chain = editor.chain().focus().extendMarkRange('link')
          if (href === null) chain.unsetLink().run()
          else if (editor.state.selection.empty && !editor.isActive('link'))
            chain
              .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
              .run()
          else chain.setLink({ href }).run()
          close()
        }}
      />
      <ImageDialog
        file={asking === 'image' ? image : null}
        connected={connected}
        onClose={close}
        onInsert={(attrs) => {
          editor.chain().focus().insertContent({ type: 'image', attrs }).run()
          close()
        }}
      />
    </div>
  )
}

/** The text as it is stored: null when empty, and without the line that the editor adds at the end to type in. */
function storedBody(editor: Editor): Record<string, unknown> | null {
  if (editor.isEmpty) return null
  const document = editor.getJSON()
  const last = document.content.at(-1)
  const isLine = last?.type === 'paragraph' && last.content === undefined
  return isLine ? { ...document, content: document.content.slice(0, -1) } : document
}
