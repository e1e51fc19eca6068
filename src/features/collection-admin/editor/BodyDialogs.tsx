import type { Editor } from '@tiptap/react'
import { useConnection } from '../connection/connection'
import { ImageDialog } from './ImageDialog'
import { ImageWordsDialog } from './ImageWordsDialog'
import { insertImage } from './insertImage'
import { LinkDialog } from './LinkDialog'
import { setLink } from './setLink'

/** What the rich text asks about: where words lead, the words of the selected image, or an image to put in. */
export type Asked = 'link' | 'image-words' | File | null

interface Props {
  editor: Editor
  asked: Asked
  onClose: () => void
  /** Lets the owner pick the file of an image. */
  onPickImage: () => void
}

/** What is asked before the rich text changes; it has the caret again afterwards. */
export function BodyDialogs({ editor, asked, onClose, onPickImage }: Props) {
  const connected = useConnection((connection) => connection.state === 'connected')
  const image = editor.getAttributes('image')

  function close() {
    onClose()
    editor.commands.focus()
  }

  return (
    <>
      <LinkDialog
        open={asked === 'link'}
        href={String(editor.getAttributes('link')['href'] ?? '')}
        onClose={close}
        onSet={(href) => {
          setLink(editor, href)
          close()
        }}
      />
      <ImageWordsDialog
        open={asked === 'image-words'}
        src={String(image['src'] ?? '')}
        alt={String(image['alt'] ?? '')}
        onClose={close}
        onSet={(alt) => {
          editor.commands.updateAttributes('image', { alt })
          close()
        }}
        onReplace={() => {
          close()
          onPickImage()
        }}
      />
      <ImageDialog
        file={asked instanceof File ? asked : null}
        connected={connected}
        onClose={close}
        onInsert={(attrs) => {
          insertImage(editor, attrs)
          close()
        }}
      />
    </>
  )
}
