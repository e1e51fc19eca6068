import { Fragment, type Mark, type MarkType, type Node, type NodeType, type Schema } from '@tiptap/pm/model'
import type { Editor, JSONContent } from '@tiptap/react'
import { isRecord } from '@/lib/json'
import { getUnsupported, storeUnsupported } from './unsupportedContent'

type JsonObject = Record<string, unknown>

/** Deeper nesting is treated as unsupported, to stay far from stack overflows. */
const MAX_DEPTH = 40

/**
 * Converts a stored body to a document that the editor can hold. Nodes, marks and attributes that its schema does not have
 * are replaced by placeholders; `serializeBody` restores them.
 */
export class EditorDocument {
  /** True if the document has content that the editor cannot show. */
  hasUnsupported = false
  readonly node: Node
  readonly #schema: Schema

  constructor(schema: Schema, stored: JsonObject) {
    this.#schema = schema
    const { doc, paragraph } = schema.nodes
    if (!doc || !paragraph) throw new Error('The editor has no document.')
    const isBlank = stored['type'] === 'doc' && [stored['content'] ?? []].flat().length === 0
    const node = isBlank ? null : this.#parse(stored, 0)
    if (node?.type === doc) this.node = node
    else this.node = doc.create(null, isBlank ? paragraph.create() : this.#placeholder(stored, doc))
  }

  /** Returns a node that `parent` may contain. */
  #parseChild(value: unknown, parent: NodeType, depth: number): Node {
    return this.#parse(value, depth) ?? this.#placeholder(value, parent)
  }

  #placeholder(value: unknown, parent: NodeType): Node {
    this.hasUnsupported = true
    const type = this.#schema.nodes[parent.inlineContent ? 'unsupportedInline' : 'unsupportedBlock']
    if (!type) throw new Error('The editor has no placeholder node.')
    return type.create({ unsupported: storeUnsupported(value) })
  }

  /** Returns the node, or null if the schema does not support it. */
  #parse(value: unknown, depth: number): Node | null {
    if (!isRecord(value) || depth > MAX_DEPTH) return null
    try {
      const { type: name, attrs, content, marks, text, ...rest } = value
      const type = this.#schema.nodes[String(name)]
      if (!type || type.name.startsWith('unsupported')) return null
      const parsedMarks = this.#parseMarks(marks)
      if (type.isText) {
        if (typeof text !== 'string' || attrs || content || Object.keys(rest).length > 0) return null
        return this.#schema.text(text, parsedMarks)
      }
      const attributes = this.#parseAttributes(type, attrs, text === undefined ? rest : { ...rest, text })
      const children = this.#parseChildren(type, content, depth)
      return type.createChecked(attributes, children, parsedMarks)
    } catch {
      return null
    }
  }

  #parseChildren(type: NodeType, content: unknown, depth: number): Fragment {
    const values: unknown[] = Array.isArray(content) ? content : content === undefined ? [] : [content]
    const children = values.map((value) => this.#parseChild(value, type, depth + 1))
    if (type.validContent(Fragment.from(children))) return Fragment.from(children)
    // Replace only the children that are not allowed here.
    return Fragment.from(
      children.map((child, index) =>
        type.validContent(Fragment.from(child)) ? child : this.#placeholder(values[index], type),
      ),
    )
  }

  #parseMarks(values: unknown): Mark[] {
    const unsupported: unknown[] = []
    const marks = (Array.isArray(values) ? values : [values ?? []].flat()).flatMap((value: unknown) => {
      const name = isRecord(value) ? String(value['type']) : ''
      const type = this.#schema.marks[name]
      if (!isRecord(value) || !type || name.startsWith('unsupported')) {
        unsupported.push(value)
        return []
      }
      const { type: _, attrs, ...rest } = value
      return [type.create(this.#parseAttributes(type, attrs, rest))]
    })
    if (unsupported.length === 0) return marks
    this.hasUnsupported = true
    const placeholder = this.#schema.marks['unsupportedMark']?.create({
      unsupported: storeUnsupported(unsupported),
    })
    return placeholder ? [...marks, placeholder] : marks
  }

  /** Returns the attributes in the schema, and a reference to all others. */
  #parseAttributes({ spec }: NodeType | MarkType, attrs: unknown, rest: JsonObject): JsonObject {
    if (attrs !== undefined && attrs !== null && !isRecord(attrs)) throw new TypeError('no attributes')
    const isSupported = (name: string) => name !== 'unsupported' && Object.hasOwn(spec.attrs ?? {}, name)
    const all = Object.entries(attrs ?? {})
    const supported = Object.fromEntries(all.filter(([name]) => isSupported(name)))
    const others = Object.fromEntries(all.filter(([name]) => !isSupported(name)))
    if (Object.keys(others).length === 0 && Object.keys(rest).length === 0) return supported
    this.hasUnsupported = true
    return { ...supported, unsupported: storeUnsupported({ attrs: others, rest }) }
  }
}

/**
 * Returns the body as it is stored: null if empty, without the trailing empty paragraph that the editor adds, and with the
 * unsupported content in its original places.
 */
export function serializeBody(editor: Editor): JsonObject | null {
  if (editor.isEmpty) return null
  const document = editor.getJSON()
  const last = document.content.at(-1)
  const isTrailingLine = last?.type === 'paragraph' && last.content === undefined
  return serializeNode(isTrailingLine ? { ...document, content: document.content.slice(0, -1) } : document)
}

function serializeNode({ content, marks, ...node }: JSONContent): JsonObject {
  return {
    ...withAllAttributes(node),
    ...(content && { content: content.map(serializeChild) }),
    ...(marks && { marks: marks.flatMap(serializeMark) }),
  }
}

function serializeChild(node: JSONContent): unknown {
  const isPlaceholder = node.type === 'unsupportedBlock' || node.type === 'unsupportedInline'
  return isPlaceholder ? getUnsupported(node.attrs?.['unsupported']) : serializeNode(node)
}

function serializeMark(mark: { type: string; attrs?: JsonObject | undefined }): unknown[] {
  if (mark.type !== 'unsupportedMark') return [withAllAttributes(mark)]
  const marks = getUnsupported(mark.attrs?.['unsupported'])
  return Array.isArray(marks) ? marks : []
}

/** Returns a node or mark with all its stored attributes, including those that the schema does not have. */
function withAllAttributes({ attrs, ...node }: { attrs?: JsonObject | undefined }): JsonObject {
  const { unsupported: id, ...supported } = attrs ?? {}
  const unsupported = getUnsupported(id)
  const { attrs: others, rest } = isRecord(unsupported) ? unsupported : {}
  const all = { ...supported, ...(isRecord(others) && others) }
  return { ...(isRecord(rest) && rest), ...node, ...(Object.keys(all).length > 0 && { attrs: all }) }
}
