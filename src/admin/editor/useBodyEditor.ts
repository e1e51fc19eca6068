import { TextSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { getSchema, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { bodyExtensions } from './bodyExtensions'
import { EditorDocument } from './editorDocument'
import { storedBody } from './storedBody'

/** Edges of the view where the caret would be hard to see, px. */
const COVERED_PX = { top: 130, bottom: 130, left: 0, right: 0 }

type Stored = Record<string, unknown>

const BLANK: Stored = { type: 'doc' }
/** What the editor cannot hold it would parse anew as HTML, which Trusted Types forbid. */
const schema = getSchema(bodyExtensions)

interface Options {
  /** Of the edited text; its label has the same with `-label` behind. */
  id: string
  initial: Stored | null
  placeholder: string
  onChange: (body: Stored | null) => void
  /** Offered the files that were dropped or pasted; says whether it takes one. */
  takeImage: (files: FileList | undefined | null) => boolean
}

/**
 * The editor of the rich text, named to screen readers, with a way in for pictures. `holdsUnread` says that
 * something stands in it that it cannot show.
 */
export function useBodyEditor({ id, initial, placeholder, onChange, takeImage }: Options) {
  const [{ content, holdsUnread }] = useState(() => {
    const read = new EditorDocument(schema, initial ?? BLANK)
    return { content: read.node.toJSON(), holdsUnread: read.holdsUnread }
  })
  const editor = useEditor({
    extensions: bodyExtensions,
    content,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(storedBody(changed)),
    editorProps: propsOf({ id, placeholder, takeImage }),
  })
  return { editor, holdsUnread }
}

function propsOf({
  id,
  placeholder,
  takeImage,
}: Pick<Options, 'id' | 'placeholder' | 'takeImage'>): EditorProps {
  return {
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
    handleDrop: (view, event) => {
      if (!takeImage(event.dataTransfer?.files)) return false
      event.preventDefault()
      putCaretAt(view, event)
      return true
    },
  }
}

/** What was dropped goes where it was let go, which the mark in the text has shown, and not where the caret was. */
function putCaretAt(view: EditorView, { clientX: left, clientY: top }: MouseEvent) {
  const place = view.posAtCoords({ left, top })
  if (!place) return
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
}
