import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeHref } from '@/posts/richText'
import { imageUrl, mediaKey } from '@/supabase/storageUrls'
import { UnreadBlock, UnreadInline, UnreadMark, unreadParts } from './unreadContent'
import { DOMParser, type Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import { showToast } from '@/ui/toaster'

/** Reads what is pasted or dropped as HTML, which ProseMirror has put into a document of its own. */
class PastedParser extends DOMParser {
  /** Pictures of other places that were left out of what was read last. */
  leftOut = 0

  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules)
  }

  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>) {
    if (dom instanceof Element) {
      this.leftOut = dropStrangePictures(dom)
      spaceTables(dom)
    }
    return super.parseSlice(dom, options)
  }
}

/** Only what storage holds may stand in a text: the files of a word processor are nowhere, and other sites end. */
function dropStrangePictures(pasted: Element): number {
  const strange = [...pasted.querySelectorAll('img')].filter(
    (image) => mediaKey(image.getAttribute('src')) === null,
  )
  for (const image of strange) image.remove()
  return strange.length
}

/** The text knows no tables: a row becomes a paragraph, and a space stands between its cells. */
function spaceTables(pasted: Element) {
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

/** What is pasted or dropped into the text as HTML, made such as the public pages can show; says what it has left out. */
const PastedText = Extension.create({
  name: 'pastedText',
  addProseMirrorPlugins() {
    const parser = new PastedParser(this.editor.schema)
    const begin = () => {
      parser.leftOut = 0
    }
    // Asked only when nobody has taken a file that came along.
    const tell = () => {
      if (parser.leftOut > 0)
        showToast(`붙여넣은 글의 그림 ${parser.leftOut}장은 가져오지 못했습니다. 파일로 넣어 주세요.`)
      return false
    }
    return [
      new Plugin({
        props: {
          clipboardParser: parser,
          handleDOMEvents: { paste: begin, drop: begin },
          handlePaste: tell,
          handleDrop: tell,
        },
      }),
    ]
  },
})

/** An image as rich text keeps it: address as stored, sizes in px, a ThumbHash; shown from wherever storage is today. */
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

/** The rich text of decisions §4: nothing that the public pages would drop can be typed, and what others stored stays. */
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
  UnreadBlock,
  UnreadInline,
  UnreadMark,
  unreadParts([
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
