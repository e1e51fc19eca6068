import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { CodeIcon, NumberedIcon, RedoIcon } from '../components/icons'

/** A button of the toolbar. */
export interface Tool {
  /** Its name, and what it says unless it shows a sign. */
  label: string
  /** A sign instead of words, so that all tools fit into one row. */
  sign?: ReactNode
  /** Set like the letters that it makes. */
  look?: 'bold' | 'italic'
  /** Whether it is on where the cursor stands; a tool without a state leaves it out. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  use: (editor: Editor) => void
}

/** What changes the text under the cursor, set by set. */
export const marks: readonly (readonly Tool[])[] = [
  [
    {
      label: '제목',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: '작은 제목',
      sign: <small>제목</small>,
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      label: '굵게',
      look: 'bold',
      isOn: (editor) => editor.isActive('bold'),
      use: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: '기울임',
      look: 'italic',
      isOn: (editor) => editor.isActive('italic'),
      use: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: '취소선',
      sign: <s>가</s>,
      isOn: (editor) => editor.isActive('strike'),
      use: (editor) => editor.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      label: '인용',
      isOn: (editor) => editor.isActive('blockquote'),
      use: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: '목록',
      isOn: (editor) => editor.isActive('bulletList'),
      use: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: '번호 목록',
      sign: <NumberedIcon />,
      isOn: (editor) => editor.isActive('orderedList'),
      use: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: '코드',
      sign: <CodeIcon />,
      isOn: (editor) => editor.isActive('codeBlock'),
      use: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    { label: '구분선', use: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
]

/** The way back and forth. */
export const history: readonly Tool[] = [
  {
    label: '되돌리기',
    can: (editor) => editor.can().undo(),
    use: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: '다시 하기',
    sign: <RedoIcon />,
    can: (editor) => editor.can().redo(),
    use: (editor) => editor.chain().focus().redo().run(),
  },
]
