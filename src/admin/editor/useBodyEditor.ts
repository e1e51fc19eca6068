import type { Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { type Extensions, getSchema, useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { EditorDocument, serializeBody } from './editorDocument'
import { updatePlaceholders } from './unsupportedContent'

/** Area at the edges of the view that the toolbar and the bottom bar may cover, in px. */
const COVERED_PX = { top: 130, bottom: 130, left: 0, right: 0 }

type Stored = Record<string, unknown>

const BLANK: Stored = { type: 'doc' }

interface Options {
  /** Id of the editable element. Its label has the id `${id}-label`. */
  id: string
  initial: Stored | null
  placeholder: string
  /** Define the schema. Later changes are ignored. */
  extensions: Extensions
  onChange: (body: Stored | null) => void
  /** Called with pasted text before it is inserted. */
  onPaste?: ((slice: Slice) => void) | undefined
  /** Receives dropped or pasted files. Returns whether it handles one. */
  takeImage: (files: FileList | undefined | null) => boolean
}

/**
 * Creates the rich-text editor, with its label and with handling of dropped and pasted images. `hasUnsupported`: the body
 * has content that the editor cannot show.
 */
export function useBodyEditor({ initial, extensions, onChange, ...options }: Options) {
  const [{ content, hasUnsupported }] = useState(() => {
    // Converted beforehand: Tiptap parses content that does not fit as HTML, which Trusted Types forbid.
    const document = new EditorDocument(getSchema(extensions), initial ?? BLANK)
    return { content: document.node.toJSON(), hasUnsupported: document.hasUnsupported }
  })
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(serializeBody(changed)),
    editorProps: editorProps(options),
  })
  useEffect(() => {
    if (hasUnsupported && !editor.isDestroyed) updatePlaceholders(editor.view.dom)
  })
  return { editor, hasUnsupported }
}

function editorProps({
  id,
  placeholder,
  takeImage,
  onPaste,
}: Pick<Options, 'id' | 'placeholder' | 'takeImage' | 'onPaste'>): EditorProps {
  return {
    // Keeps the caret clear of the sticky toolbar above and the bar below.
    scrollThreshold: COVERED_PX,
    scrollMargin: COVERED_PX,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-placeholder': placeholder,
    },
    // Word processors add a picture of the copied text: prefer the text.
    handlePaste: (_view, event, slice) => {
      if (!event.clipboardData?.getData('text/plain') && takeImage(event.clipboardData?.files)) return true
      onPaste?.(slice)
      return false
    },
    handleDOMEvents: {
      // A closing dialog restores the focus but not the selection, so typing on phones would go nowhere.
      focus: (view) => {
        setTimeout(() => {
          const anchor = getSelection()?.anchorNode ?? null
          if (view.hasFocus() && !view.dom.contains(anchor)) view.focus()
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

/** Moves the caret to the drop position, so that the image is inserted there. */
function putCaretAt(view: EditorView, { clientX: left, clientY: top }: MouseEvent) {
  const position = view.posAtCoords({ left, top })
  if (!position) return
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(position.pos))))
}
