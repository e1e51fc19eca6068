import { Fragment, type Mark, type MarkType, type Node, type NodeType, type Schema } from '@tiptap/pm/model'
import { isRecord } from '@/lib/json'
import { keepAside } from './unreadContent'

type Stored = Record<string, unknown>

/** Deeper than anybody nests anything, and far from where a browser gives up. */
const DEEPEST = 40

/**
 * Makes a stored text one that the editor can hold. What its schema does not know is put aside, with something in its
 * place: whole nodes, marks, attributes. `storedBody` brings it back.
 */
export class EditorDocument {
  /** Whether something stands in it that the editor does not show. */
  holdsUnread = false
  readonly node: Node
  readonly #schema: Schema

  constructor(schema: Schema, stored: Stored) {
    this.#schema = schema
    const { doc, paragraph } = schema.nodes
    if (!doc || !paragraph) throw new Error('The editor has no document.')
    const isBlank = stored['type'] === 'doc' && [stored['content'] ?? []].flat().length === 0
    const read = isBlank ? null : this.#known(stored, 0)
    if (read?.type === doc) this.node = read
    else this.node = doc.create(null, isBlank ? paragraph.create() : this.#standIn(stored, doc))
  }

  /** A node of a kind that may stand within `parent`. */
  #read(value: unknown, parent: NodeType, depth: number): Node {
    return this.#known(value, depth) ?? this.#standIn(value, parent)
  }

  #standIn(value: unknown, parent: NodeType): Node {
    this.holdsUnread = true
    const type = this.#schema.nodes[parent.inlineContent ? 'unreadInline' : 'unreadBlock']
    if (!type) throw new Error('The editor has nothing to stand in.')
    return type.create({ unread: keepAside(value) })
  }

  /** The node as the editor knows it, or null when it does not. */
  #known(value: unknown, depth: number): Node | null {
    if (!isRecord(value) || depth > DEEPEST) return null
    try {
      const { type: name, attrs, content, marks, text, ...rest } = value
      const type = this.#schema.nodes[String(name)]
      if (!type || type.name.startsWith('unread')) return null
      const ownMarks = this.#marks(marks)
      if (type.isText) {
        if (typeof text !== 'string' || attrs || content || Object.keys(rest).length > 0) return null
        return this.#schema.text(text, ownMarks)
      }
      const own = this.#attributes(type, attrs, text === undefined ? rest : { ...rest, text })
      const children = this.#children(type, content, depth)
      return type.createChecked(own, children, ownMarks)
    } catch {
      return null
    }
  }

  #children(type: NodeType, content: unknown, depth: number): Fragment {
    const values: unknown[] = Array.isArray(content) ? content : content === undefined ? [] : [content]
    const children = values.map((value) => this.#read(value, type, depth + 1))
    if (type.validContent(Fragment.from(children))) return Fragment.from(children)
    // One that may not stand there is no reason to put all of them aside.
    return Fragment.from(
      children.map((child, index) =>
        type.validContent(Fragment.from(child)) ? child : this.#standIn(values[index], type),
      ),
    )
  }

  #marks(values: unknown): Mark[] {
    const others: unknown[] = []
    const marks = (Array.isArray(values) ? values : [values ?? []].flat()).flatMap((value: unknown) => {
      const name = isRecord(value) ? String(value['type']) : ''
      const type = this.#schema.marks[name]
      if (!isRecord(value) || !type || name.startsWith('unread')) {
        others.push(value)
        return []
      }
      const { type: _, attrs, ...rest } = value
      return [type.create(this.#attributes(type, attrs, rest))]
    })
    if (others.length === 0) return marks
    this.holdsUnread = true
    const aside = this.#schema.marks['unreadMark']?.create({ unread: keepAside(others) })
    return aside ? [...marks, aside] : marks
  }

  /** What the editor knows of the attributes, and the name of what it does not. */
  #attributes({ spec }: NodeType | MarkType, attrs: unknown, rest: Stored): Stored {
    if (attrs !== undefined && attrs !== null && !isRecord(attrs)) throw new TypeError('no attributes')
    const known = (name: string) => name !== 'unread' && Object.hasOwn(spec.attrs ?? {}, name)
    const all = Object.entries(attrs ?? {})
    const own = Object.fromEntries(all.filter(([name]) => known(name)))
    const others = Object.fromEntries(all.filter(([name]) => !known(name)))
    if (Object.keys(others).length === 0 && Object.keys(rest).length === 0) return own
    this.holdsUnread = true
    return { ...own, unread: keepAside({ attrs: others, rest }) }
  }
}
