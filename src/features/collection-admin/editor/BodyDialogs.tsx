import type { Editor } from '@tiptap/react'
import { useConnection } from '../connection/connection'
import { ImageDialog } from './ImageDialog'
import { LinkDialog } from './LinkDialog'
import { setLink } from './setLink'

/** What the rich text asks about: where words lead, or an image to put in. */
export type Asked = 'link' | File | null

interface Props {
  editor: Editor
  asked: Asked
  onClose: () => void
}

/** What is asked before the rich text changes; it has the caret again afterwards. */
export function BodyDialogs({ editor, asked, onClose }: Props) {
  const connected = useConnection((connection) => connection.state === 'connected')

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
      <ImageDialog
        file={asked instanceof File ? asked : null}
        connected={connected}
        onClose={close}
        onInsert={(attrs) => {
          editor.chain().focus().insertContent({ type: 'image', attrs }).run()
          close()
        }}
      />
    </>
  )
}
