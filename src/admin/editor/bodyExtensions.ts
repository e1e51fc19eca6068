import { Image } from '@tiptap/extension-image'
import { DOMParser, type Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { editor } from '#messages/admin/editor'
import { isSafeHref } from '@/posts/parseRichText'
import { imageUrl, mediaKey } from '@/supabase/storageUrls'
import { showToast } from '@/ui/toaster'
import {
  UnsupportedBlock,
  UnsupportedInline,
  UnsupportedMark,
  unsupportedAttributes,
} from './unsupportedContent'

/** Parses pasted or dropped HTML, which ProseMirror has put into a separate document. */
class PastedHtmlParser extends DOMParser {
  /** Number of images that were removed from the last pasted HTML. */
  removedImages = 0

  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules)
  }

  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>) {
    if (dom instanceof Element) {
      this.removedImages = removeForeignImages(dom)
      flattenTables(dom)
    }
    return super.parseSlice(dom, options)
  }
}

/** Removes images that are not in our storage: word processors paste local files, and other sites may disappear. */
function removeForeignImages(pasted: Element): number {
  const foreign = [...pasted.querySelectorAll('img')].filter(
    (image) => mediaKey(image.getAttribute('src')) === null,
  )
  for (const image of foreign) image.remove()
  return foreign.length
}

/** Turns table rows into paragraphs with a space between cells: the schema has no tables. */
function flattenTables(pasted: Element) {
  for (const cell of pasted.querySelectorAll('td, th')) {
    const [only] = cell.children
    if (cell.children.length === 1 && only?.tagName === 'P') only.replaceWith(...only.childNodes)
    if (cell.previousElementSibling) cell.before(' ')
  }
  for (const row of pasted.querySelectorAll('tr')) {
    const line = row.ownerDocument.createElement('div')
    line.append(...row.childNodes)
    row.replaceWith(line)
  }
}

/** Converts pasted or dropped HTML to content that the public pages can show, and reports removed images. */
const PastedText = Extension.create({
  name: 'pastedText',
  addProseMirrorPlugins() {
    const parser = new PastedHtmlParser(this.editor.schema)
    const reset = () => {
      parser.removedImages = 0
    }
    // Called only if no earlier handler has taken a pasted file.
    const report = () => {
      if (parser.removedImages > 0) showToast(editor.body.imagesNotPasted(parser.removedImages))
      return false
    }
    return [
      new Plugin({
        props: {
          clipboardParser: parser,
          handleDOMEvents: { paste: reset, drop: reset },
          handlePaste: report,
          handleDrop: report,
        },
      }),
    ]
  },
})

/** An image with its stored path, size in px and ThumbHash. Displayed from the current storage URL. */
const StoredImage = Image.extend({
  addAttributes() {
    return {
      src: {
        default: null,
        renderHTML: ({ src }: Record<string, unknown>) => ({
          src: (typeof src === 'string' && imageUrl(src)) || '',
        }),
      },
      alt: { default: '' },
      title: { default: null },
      width: { default: null },
      height: { default: null },
      placeholder: { default: null, rendered: false },
    }
  },
})

/** The editor's schema: only what the public pages can show, and placeholders for everything else. */
export const bodyExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isSafeHref(href),
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
    },
  }),
  StoredImage.configure({ allowBase64: false }),
  PastedText,
  UnsupportedBlock,
  UnsupportedInline,
  UnsupportedMark,
  unsupportedAttributes([
    'doc',
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'codeBlock',
    'horizontalRule',
    'hardBreak',
    'image',
    'bold',
    'italic',
    'strike',
    'code',
    'link',
  ]),
]
