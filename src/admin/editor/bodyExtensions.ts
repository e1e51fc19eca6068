import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeHref } from '@/posts/richText'
import { imageUrl } from '@/supabase/storageUrls'
import { PastedText } from './pastedText'
import { UnreadBlock, UnreadInline, UnreadMark, unreadParts } from './unreadContent'

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
