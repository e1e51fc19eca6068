import { DOMParser, Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import {
  UnsupportedBlock,
  UnsupportedInline,
  UnsupportedMark,
  unsupportedAttributes,
} from '../editor/unsupportedContent'
import { blocksOfHtml, blocksOfText, type PastedBlock } from './pastedChapter'

const isOpen = (node: Node | undefined) => (node?.isTextblock === true ? 1 : 0)

/** Returns pasted blocks as content of the editor. Texts at the ends join the paragraphs around the caret. */
function toSlice({ nodes }: Schema, blocks: readonly PastedBlock[]): Slice {
  const content = blocks.flatMap((block): Node[] => {
    const type = nodes[block.kind === 'break' ? 'horizontalRule' : block.kind]
    return type ? [type.create(null, block.kind === 'break' ? null : type.schema.text(block.text))] : []
  })
  return new Slice(Fragment.from(content), isOpen(content[0]), isOpen(content.at(-1)))
}

/** Parses pasted or dropped HTML, which ProseMirror has put into a separate document. */
class ChapterParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules)
  }

  override parseSlice(...[dom]: Parameters<DOMParser['parseSlice']>) {
    return toSlice(this.schema, blocksOfHtml(dom))
  }
}

/** Converts pasted text to paragraphs, headings and scene breaks. */
const PastedChapter = Extension.create({
  name: 'pastedChapter',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    return [
      new Plugin({
        props: {
          clipboardParser: new ChapterParser(schema),
          clipboardTextParser: (text) => toSlice(schema, blocksOfText(text)),
        },
      }),
    ]
  },
})

/** The schema of a chapter: only what its reader shows, and placeholders for everything else. */
export const chapterExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    bold: false,
    italic: false,
    strike: false,
    underline: false,
    code: false,
    codeBlock: false,
    link: false,
    blockquote: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    hardBreak: false,
  }),
  PastedChapter,
  UnsupportedBlock,
  UnsupportedInline,
  UnsupportedMark,
  unsupportedAttributes(['doc', 'paragraph', 'heading', 'horizontalRule']),
]
