import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { CodeIcon, NumberedIcon, RedoIcon } from '../parts/icons'
import styles from './BodyField.module.scss'

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

const groups: readonly (readonly Tool[])[] = [
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

interface Props {
  editor: Editor
  /** Id of the edited text. */
  controls: string
  onLink: () => void
  onImage: () => void
}

/** Tools of the rich text. One stop for Tab; arrows, Home and End move inside (WAI-ARIA toolbar pattern). */
export function BodyToolbar({ editor, controls, onLink, onImage }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const sets = [
    ...groups,
    [
      { label: '링크', isOn: (of: Editor) => of.isActive('link'), use: onLink },
      { label: '이미지', use: onImage },
    ],
    history,
  ]
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      sets.flat().map((tool: Tool) => `${tool.isOn?.(current) ?? ''}/${tool.can?.(current) ?? true}`),
  })

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined || at === -1) return
    event.preventDefault()
    const target = buttons[(to + buttons.length) % buttons.length]
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1
    target?.focus()
  }

  let place = -1
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus in turn
    <div
      ref={bar}
      role="toolbar"
      aria-label="글 도구"
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={onKeyDown}
    >
      {sets.map((set, index) => (
        <div key={set[0]?.label} className={styles.set} data-first={index === 0 || undefined}>
          {set.map((tool: Tool) => {
            place += 1
            const [on, can] = states[place]?.split('/') ?? []
            return (
              <button
                key={tool.label}
                type="button"
                tabIndex={place === 0 ? 0 : -1}
                data-look={tool.sign ? 'sign' : tool.look}
                aria-label={tool.sign ? tool.label : undefined}
                title={tool.sign ? tool.label : undefined}
                aria-pressed={tool.isOn ? on === 'true' : undefined}
                aria-disabled={can === 'false' || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => tool.use(editor)}
              >
                {tool.sign ?? tool.label}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
