import { Extension, Mark, Node } from '@tiptap/react'
// Content of a stored body that the editor's schema does not have. The editor's document holds placeholders (`unsupported…`),
// which refer to the content by a random id, so that pasted markup cannot forge it.
import { editor } from '#messages/admin/editor'
import { isRecord } from '@/lib/json'

/** Unsupported content by id. */
const contents = new Map<string, unknown>()

/** Stores unsupported content and returns its id. */
export function storeUnsupported(content: unknown): string {
  const id = crypto.randomUUID()
  contents.set(id, content)
  return id
}

/** Returns the content with this id, or undefined. */
export function getUnsupported(id: unknown): unknown {
  return typeof id === 'string' ? contents.get(id) : undefined
}

/** Longest shown type name, in characters. */
const MAX_TYPE_LENGTH = 40

/** Returns the text of a placeholder, with the stored type of the content. */
function placeholderText(id: unknown): string {
  const content = getUnsupported(id)
  const type = isRecord(content) && typeof content['type'] === 'string' ? content['type'].trim() : ''
  return type ? editor.body.unsupportedType(type.slice(0, MAX_TYPE_LENGTH)) : editor.body.unsupported
}

/** Updates the texts of the drawn placeholders, because the language can change. ProseMirror ignores changes inside of them. */
export function updatePlaceholders(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>(
    '[data-unsupported-block], [data-unsupported-inline]',
  )) {
    const { unsupportedBlock, unsupportedInline } = element.dataset
    const text = placeholderText(unsupportedBlock ?? unsupportedInline)
    if (element.textContent !== text) element.textContent = text
  }
}

/** Returns the specification of an attribute that holds an id of stored content. Unknown ids are dropped. */
const idAttribute = (attribute: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const id = element.getAttribute(attribute)
    return id !== null && contents.has(id) ? id : null
  },
  renderHTML: ({ unsupported }: Record<string, unknown>) =>
    typeof unsupported === 'string' ? { [attribute]: unsupported } : {},
})

const parseRules = (tag: string, attribute: string) => [
  {
    tag: `${tag}[${attribute}]`,
    getAttrs: (element: HTMLElement) => contents.has(element.getAttribute(attribute) ?? '') && null,
  },
]

/** Placeholder of an unsupported block. */
export const UnsupportedBlock = Node.create({
  name: 'unsupportedBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ unsupported: idAttribute('data-unsupported-block') }),
  parseHTML: () => parseRules('div', 'data-unsupported-block'),
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    HTMLAttributes,
    placeholderText(HTMLAttributes['data-unsupported-block']),
  ],
})

/** Placeholder of unsupported inline content. */
export const UnsupportedInline = Node.create({
  name: 'unsupportedInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ unsupported: idAttribute('data-unsupported-inline') }),
  parseHTML: () => parseRules('span', 'data-unsupported-inline'),
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    HTMLAttributes,
    placeholderText(HTMLAttributes['data-unsupported-inline']),
  ],
})

/** Marks text that has unsupported marks. */
export const UnsupportedMark = Mark.create({
  name: 'unsupportedMark',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ unsupported: idAttribute('data-unsupported-mark') }),
  parseHTML: () => parseRules('span', 'data-unsupported-mark'),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Adds an attribute for unsupported attributes to the nodes and marks with these names. */
export const unsupportedAttributes = (types: string[]) =>
  Extension.create({
    name: 'unsupportedAttributes',
    addGlobalAttributes: () => [
      { types, attributes: { unsupported: { ...idAttribute('data-unsupported'), keepOnSplit: false } } },
    ],
  })
