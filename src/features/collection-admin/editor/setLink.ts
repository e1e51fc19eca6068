import type { Editor } from '@tiptap/react'

/** Lets the selected words lead to an address, or nowhere (null); without words the address itself is written. */
export function setLink(editor: Editor, href: string | null) {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === null) chain.unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}
