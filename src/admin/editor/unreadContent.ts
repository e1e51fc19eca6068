import { Extension, Mark, Node } from '@tiptap/react'
import { isRecord } from '@/lib/json'

/** Content that the editor cannot show, under the name by which its document knows it: whatever is pasted can name none. */
const kept = new Map<string, unknown>()

/** Puts such content aside; gives its name. */
export function keepAside(content: unknown): string {
  const name = crypto.randomUUID()
  kept.set(name, content)
  return name
}

/** What was put aside under a name. */
export function putAside(name: unknown): unknown {
  return typeof name === 'string' ? kept.get(name) : undefined
}

const WORDS = '이 편집기가 보여 줄 수 없는 내용'
/** Letters of a kind's name that are shown. */
const LONGEST_KIND = 40

/** What stands in the text for it, with the kind that it is called in the store. */
function standInWords(name: unknown): string {
  const content = putAside(name)
  const kind = isRecord(content) && typeof content['type'] === 'string' ? content['type'].trim() : ''
  return kind ? `${WORDS}: ${kind.slice(0, LONGEST_KIND)}` : WORDS
}

/** An attribute of markup that names what was put aside, and nothing else. */
const named = (attribute: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const name = element.getAttribute(attribute)
    return name !== null && kept.has(name) ? name : null
  },
  renderHTML: ({ unread }: Record<string, unknown>) =>
    typeof unread === 'string' ? { [attribute]: unread } : {},
})

const rules = (tag: string, attribute: string) => [
  {
    tag: `${tag}[${attribute}]`,
    getAttrs: (element: HTMLElement) => kept.has(element.getAttribute(attribute) ?? '') && null,
  },
]

/** Stands where a block stands that the editor does not know. */
export const UnreadBlock = Node.create({
  name: 'unreadBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ unread: named('data-unread-block') }),
  parseHTML: () => rules('div', 'data-unread-block'),
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    HTMLAttributes,
    standInWords(HTMLAttributes['data-unread-block']),
  ],
})

/** The same within a line. */
export const UnreadInline = Node.create({
  name: 'unreadInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ unread: named('data-unread-inline') }),
  parseHTML: () => rules('span', 'data-unread-inline'),
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    HTMLAttributes,
    standInWords(HTMLAttributes['data-unread-inline']),
  ],
})

/** Text whose marks the editor does not know. */
export const UnreadMark = Mark.create({
  name: 'unreadMark',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ unread: named('data-unread-mark') }),
  parseHTML: () => rules('span', 'data-unread-mark'),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** What nodes and marks of these names hold beside what the editor knows of them. */
export const unreadParts = (types: string[]) =>
  Extension.create({
    name: 'unreadParts',
    addGlobalAttributes: () => [
      { types, attributes: { unread: { ...named('data-unread'), keepOnSplit: false } } },
    ],
  })
