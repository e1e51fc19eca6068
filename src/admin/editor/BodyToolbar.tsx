import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { editor as words } from '#messages/admin/editor'
import { indexAfterKey } from '@/lib/browser/arrowKeys'
import { CodeIcon, NumberedIcon, RedoIcon } from '../components/icons'
import styles from './BodyToolbar.module.scss'

/** A button of the toolbar. */
export interface Tool {
  /** Accessible name, and the visible text if there is no icon. */
  label: string
  /** Shown instead of the label, so that all tools fit into one row. */
  icon?: ReactNode
  /** Style of the label. */
  look?: 'bold' | 'italic'
  /** Returns whether the tool is active at the caret. Left out for tools that are not toggles. */
  isActive?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

/** Tools for headings and for marks of the text. */
const textTools = (): readonly Tool[] => [
  {
    label: words.tools.heading,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: words.tools.subheading,
    icon: <small>{words.tools.heading}</small>,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: words.tools.bold,
    look: 'bold',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: words.tools.italic,
    look: 'italic',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: words.tools.strike,
    icon: <s>{words.tools.strikeSign}</s>,
    isActive: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
]

/** Tools for quotes, lists and other blocks. */
const blockTools = (): readonly Tool[] => [
  {
    label: words.tools.quote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: words.tools.list,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: words.tools.numberedList,
    icon: <NumberedIcon />,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: words.tools.code,
    icon: <CodeIcon />,
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  { label: words.tools.divider, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
]

/** Returns the formatting tools, in groups. */
export const formatTools = (): readonly (readonly Tool[])[] => [textTools(), blockTools()]

const historyTools = (): readonly Tool[] => [
  {
    label: words.tools.undo,
    canRun: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: words.tools.redo,
    icon: <RedoIcon />,
    canRun: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

interface ToolButtonProps {
  tool: Tool
  /** True if the tool is active at the caret. Ignored for tools that are not toggles. */
  active: boolean
  enabled: boolean
  /** True if this is the toolbar's tab stop until an arrow key is pressed. */
  isTabStop: boolean
  onRun: () => void
}

/** A toolbar button. Pressing it does not take the focus from the text. */
function ToolButton({ tool, active, enabled, isTabStop, onRun }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      data-look={tool.icon ? 'sign' : tool.look}
      aria-label={tool.icon ? tool.label : undefined}
      title={tool.icon ? tool.label : undefined}
      aria-pressed={tool.isActive ? active : undefined}
      aria-disabled={enabled ? undefined : true}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {tool.icon ?? tool.label}
    </button>
  )
}

interface Props {
  editor: Editor
  /** Id of the editable element. */
  controls: string
  /** The tools before undo and redo, in groups. */
  tools: readonly (readonly Tool[])[]
}

/** The editor's toolbar. One tab stop; arrow keys, Home and End move between its buttons (WAI-ARIA toolbar pattern). */
export function BodyToolbar({ editor, controls, tools }: Props) {
  const groups = [...tools, historyTools()]
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => labelsWhere(groups, (tool) => tool.isActive?.(current) ?? false),
  })
  const enabled = useEditorState({
    editor,
    selector: ({ editor: current }) => labelsWhere(groups, (tool) => tool.canRun?.(current) ?? true),
  })

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus moves between its buttons
    <div
      role="toolbar"
      aria-label={words.tools.name}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={moveFocus}
    >
      {groups.map((group, index) => (
        <div key={group[0]?.label} className={styles.set} data-first={index === 0 || undefined}>
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              active={active.includes(tool.label)}
              enabled={enabled.includes(tool.label)}
              isTabStop={tool === groups[0]?.[0]}
              onRun={() => tool.run(editor)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const labelsWhere = (groups: readonly (readonly Tool[])[], condition: (tool: Tool) => boolean) =>
  groups
    .flat()
    .filter(condition)
    .map(({ label }) => label)

/** Moves the focus and the toolbar's tab stop on arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const target =
    index === -1 ? undefined : buttons[indexAfterKey(event.nativeEvent, index, buttons.length) ?? -1]
  if (!target) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1
  target.focus()
}
