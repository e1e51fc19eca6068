import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { itemAfterKey } from '@/lib/browser/arrowKeys'
import styles from './BodyToolbar.module.scss'
import { history, marks, type Tool } from './bodyTools'
import { ToolButton } from './ToolButton'

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
