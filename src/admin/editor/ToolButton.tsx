import type { Tool } from './bodyTools'

interface Props {
  tool: Tool
  /** Whether it is on where the cursor stands; unheard for a tool without a state. */
  on: boolean
  can: boolean
  /** Whether Tab stops here before any arrow was pressed. */
  first: boolean
  onUse: () => void
}

/** One tool of the rich text. The text keeps its caret when it is pressed. */
export function ToolButton({ tool, on, can, first, onUse }: Props) {
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
