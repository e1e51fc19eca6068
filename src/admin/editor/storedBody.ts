import type { Editor, JSONContent } from '@tiptap/react'
import { isRecord } from '@/lib/json'
import { putAside } from './unreadContent'

type Stored = Record<string, unknown>

/**
 * The text as it is stored: null when empty, without the line that the editor adds at the end to type in, and with all that
 * was put aside when it was opened, each at its place.
 */
export function storedBody(editor: Editor): Stored | null {
  if (editor.isEmpty) return null
  const document = editor.getJSON()
  const last = document.content.at(-1)
  const isLine = last?.type === 'paragraph' && last.content === undefined
  return storedNode(isLine ? { ...document, content: document.content.slice(0, -1) } : document)
}

function storedNode({ content, marks, ...node }: JSONContent): Stored {
  return {
    ...withAttributes(node),
    ...(content && { content: content.map(stored) }),
    ...(marks && { marks: marks.flatMap(storedMark) }),
  }
}

function stored(node: JSONContent): unknown {
  const isStandIn = node.type === 'unreadBlock' || node.type === 'unreadInline'
  return isStandIn ? putAside(node.attrs?.['unread']) : storedNode(node)
}

function storedMark(mark: { type: string; attrs?: Stored | undefined }): unknown[] {
  if (mark.type !== 'unreadMark') return [withAttributes(mark)]
  const marks = putAside(mark.attrs?.['unread'])
  return Array.isArray(marks) ? marks : []
}

/** A node or mark with its attributes as they were stored, those included that the editor does not know. */
function withAttributes({ attrs, ...node }: { attrs?: Stored | undefined }): Stored {
  const { unread, ...known } = attrs ?? {}
  const aside = putAside(unread)
  const { attrs: others, rest } = isRecord(aside) ? aside : {}
  const all = { ...known, ...(isRecord(others) && others) }
  return { ...(isRecord(rest) && rest), ...node, ...(Object.keys(all).length > 0 && { attrs: all }) }
}
