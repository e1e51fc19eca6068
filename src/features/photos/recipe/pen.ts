import { tokenColor } from '@/lib/canvas/colors'

interface Words {
  font: string
  align?: 'left' | 'right' | 'center'
  muted?: boolean
}

/** Draws from the top of a card downwards: `y` is where the next part begins. */
export interface Pen {
  context: CanvasRenderingContext2D
  x: number
  width: number
  y: number
  ink: string
  /** Writes one line, its baseline at `y`. */
  text: (line: string, x: number, y: number, words: Words) => void
  /** A line across the card at `y`; strong, unless told otherwise. */
  rule: (at?: { x: number; y: number; width: number }) => void
}

/** A pen within a card whose text begins at `x` and `y` and is `width` px wide. */
export function makePen(
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
    text: (line, left, baseline, { font, align = 'left', muted: soft = false }) => {
      context.font = font
      context.textAlign = align
      context.textBaseline = 'alphabetic'
      context.fillStyle = soft ? muted : ink
      context.fillText(line, left, baseline)
    },
    rule(at) {
      context.fillStyle = at ? tokenColor('paper-line') : ink
      if (at) context.fillRect(at.x, at.y, at.width, 1)
      else context.fillRect(x, this.y, width, 2)
    },
  }
}
