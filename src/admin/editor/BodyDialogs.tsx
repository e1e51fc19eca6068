import type { Editor } from '@tiptap/react'
import { whenDialogsGone } from '@/ui/openDialogs'
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

/** What is asked before the rich text changes; it has the caret again afterwards, wherever it was asked from. */
export function BodyDialogs({ editor, asked, onClose, onPickImage }: Props) {
  const connection = useConnection(({ state }) => state)
  const image = editor.getAttributes('image')

  /** The text can take no focus before the sheet has gone, which gives it to what opened it. */
  function finish() {
    onClose()
    whenDialogsGone(() => !editor.isDestroyed && editor.commands.focus())
  }

  return (
    <>
      <LinkDialog
        open={asked === 'link'}
        href={String(editor.getAttributes('link')['href'] ?? '')}
        onClose={onClose}
        onSet={(href) => {
          setLink(editor, href)
          finish()
        }}
      />
      <ImageWordsDialog
        open={asked === 'image-words'}
        src={String(image['src'] ?? '')}
        alt={String(image['alt'] ?? '')}
        onClose={onClose}
        onSet={(alt) => {
          editor.commands.updateAttributes('image', { alt })
          finish()
        }}
        onReplace={() => {
          onClose()
          onPickImage()
        }}
      />
      <ImageDialog
        file={asked instanceof File ? asked : null}
        connection={connection}
        onClose={onClose}
        onInsert={(attrs) => {
          insertImage(editor, attrs)
          finish()
        }}
      />
    </>
  )
}
