import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { itemAfterKey } from '@/lib/browser/arrowKeys'
import styles from './BodyToolbar.module.scss'
import { CodeIcon, NumberedIcon, RedoIcon } from '../components/icons'

/** A button of the toolbar. */
interface Tool {
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
const marks: readonly (readonly Tool[])[] = [
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
const history: readonly Tool[] = [
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

interface ToolButtonProps {
  tool: Tool
  /** Whether it is on where the cursor stands; unheard for a tool without a state. */
  on: boolean
  can: boolean
  /** Whether Tab stops here before any arrow was pressed. */
  first: boolean
  onUse: () => void
}

/** One tool of the rich text. The text keeps its caret when it is pressed. */
function ToolButton({ tool, on, can, first, onUse }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={first ? 0 : -1}
      data-look={tool.sign ? 'sign' : tool.look}
      aria-label={tool.sign ? tool.label : undefined}
      title={tool.sign ? tool.label : undefined}
      aria-pressed={tool.isOn ? on : undefined}
      aria-disabled={can ? undefined : true}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {tool.sign ?? tool.label}
    </button>
  )
}

interface Props {
  editor: Editor
  /** Id of the edited text. */
  controls: string
  onLink: () => void
  onImage: () => void
}

/** Tools of the rich text. One stop for Tab; arrows, Home and End move inside (WAI-ARIA toolbar pattern). */
export function BodyToolbar({ editor, controls, onLink, onImage }: Props) {
  const sets: (readonly Tool[])[] = [
    ...marks,
    [
      { label: '링크', isOn: (of) => of.isActive('link'), use: onLink },
      { label: '이미지', isOn: (of) => of.isActive('image'), use: onImage },
    ],
    history,
  ]
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => labelsOf(sets, (tool) => tool.isOn?.(current) ?? false),
  })
  const can = useEditorState({
    editor,
    selector: ({ editor: current }) => labelsOf(sets, (tool) => tool.can?.(current) ?? true),
  })

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus in turn
    <div
      role="toolbar"
      aria-label="글 도구"
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={moveFocus}
    >
      {sets.map((set, index) => (
        <div key={set[0]?.label} className={styles.set} data-first={index === 0 || undefined}>
          {set.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              on={on.includes(tool.label)}
              can={can.includes(tool.label)}
              first={tool === sets[0]?.[0]}
              onUse={() => tool.use(editor)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const labelsOf = (sets: readonly (readonly Tool[])[], which: (tool: Tool) => boolean) =>
  sets
    .flat()
    .filter(which)
    .map(({ label }) => label)

/** Arrows, Home and End: the tool that they reach has the focus, and is where Tab stops from now on. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const target = at === -1 ? undefined : buttons[itemAfterKey(event.nativeEvent, at, buttons.length) ?? -1]
  if (!target) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1
  target.focus()
}
