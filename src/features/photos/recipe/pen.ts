import { tokenColor } from '@/lib/canvas/colors'

interface TextOptions {
  font: string
  align?: 'left' | 'right' | 'center'
  muted?: boolean
}

/** Draws a card from the top down; `y` is the top of the next part. */
export interface Pen {
  context: CanvasRenderingContext2D
  x: number
  width: number
  y: number
  ink: string
  /** Draws one line of text with its baseline at `y`. */
  text: (line: string, x: number, y: number, options: TextOptions) => void
  /** Draws a line: a strong one across the card at the current `y`, or a light one at the given position. */
  rule: (at?: { x: number; y: number; width: number }) => void
}

/** Returns a pen for a card whose content starts at `x`, `y` and is `width` px wide. */
export function createPen(
  context: CanvasRenderingContext2D,
  { x, y, width }: { x: number; y: number; width: number },
): Pen {
  const ink = tokenColor('darkroom-print-text')
  const muted = tokenColor('darkroom-print-muted')
  return {
    context,
    x,
    y,
    width,
    ink,
    text: (line, left, baseline, { font, align = 'left', muted: isMuted = false }) => {
      context.font = font
      context.textAlign = align
      context.textBaseline = 'alphabetic'
      context.fillStyle = isMuted ? muted : ink
      context.fillText(line, left, baseline)
    },
    rule(at) {
      context.fillStyle = at ? tokenColor('paper-line') : ink
      if (at) context.fillRect(at.x, at.y, at.width, 1)
      else context.fillRect(x, this.y, width, 2)
    },
  }
}
