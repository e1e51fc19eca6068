import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { ImageAttributes } from './useImageInsertion'

/**
 * Puts an image into the text where the caret is, or in the place of the selected one. The caret goes on below it: an image
 * that stays selected would give way to the next word.
 */
export function insertImage(editor: Editor, attrs: ImageAttributes) {
  const chain = editor.chain().insertContent({ type: 'image', attrs })
  return chain
    .command(({ tr, state }) => {
      if (!(tr.selection instanceof NodeSelection)) return true
      const { to } = tr.selection
      const paragraph = state.schema.nodes['paragraph']?.create()
      if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph)
      tr.setSelection(TextSelection.near(tr.doc.resolve(to)))
      return true
    })
    .run()
}
