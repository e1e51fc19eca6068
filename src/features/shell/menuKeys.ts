/** A place in the menu bar: a label, or a line of its sheet. */
export interface MenuPlace {
  label: number
  /** -1 on the label itself. */
  line: number
}

/**
 * Where an arrow key leads in the menu bar: sideways from label to label, down into the sheet and through it, up and
 * back to the label. Null when the key is none of ours. `lines` counts the lines of each label's sheet.
 */
export function menuPlaceAfter(
  key: string,
  { label, line }: MenuPlace,
  lines: readonly number[],
): MenuPlace | null {
  const last = (lines[label] ?? 0) - 1
  switch (key) {
    case 'ArrowRight':
      return { label: (label + 1) % lines.length, line: -1 }
    case 'ArrowLeft':
      return { label: (label - 1 + lines.length) % lines.length, line: -1 }
    case 'ArrowDown':
      return { label, line: Math.min(line + 1, last) }
    case 'ArrowUp':
      return { label, line: Math.max(line - 1, -1) }
    case 'Home':
      return line === -1 ? { label: 0, line: -1 } : { label, line: 0 }
    case 'End':
      return line === -1 ? { label: lines.length - 1, line: -1 } : { label, line: last }
    default:
      return null
  }
}
