import type { Editor } from '@tiptap/react'

/** Lets the selected words lead to an address, or nowhere (null); without words the address itself is written. */
export function setLink(editor: Editor, href: string | null) {
  const chain = editor.chain()
  const isInLink = editor.isActive('link')
  if (href !== null && editor.state.selection.empty && !isInLink)
    // A link that the caret merely touches stays as it is.
    return chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  if (isInLink) chain.extendMarkRange('link')
  return href === null ? chain.unsetLink().run() : chain.setLink({ href }).run()
}
