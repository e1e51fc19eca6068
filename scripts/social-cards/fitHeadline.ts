import { fitText, type Measure, type TextStyle } from '../../src/cards/fitText.ts'

interface HeadlineBox {
  style: TextStyle
  /** Indent of all lines after the first, in em. */
  indent: number
  /** Width of the widest line in em at the smallest good size. */
  maxEm: number
  /** Most lines of a headline whose given lines are too wide. */
  maxLines: number
}

export interface FittedHeadline {
  lines: string[]
  /** Width of the widest line with its indent, in em. */
  em: number
}

/**
 * Fits a headline of any length. Keeps the given lines if they are not too wide, otherwise breaks the text into balanced lines.
 * Never truncates it.
 */
export async function fitHeadline(
  measure: Measure,
  given: readonly string[],
  { style, indent, maxEm, maxLines }: HeadlineBox,
): Promise<FittedHeadline> {
  const widest = async (lines: readonly string[]) => {
    const widths = await measure(lines, style)
    return Math.max(...widths.map((width, index) => width + (index > 0 ? indent : 0)))
  }
  const em = await widest(given)
  if (em <= maxEm) return { lines: [...given], em }
  const steps = Array.from({ length: maxLines }, (_, index) => ({
    lines: index + 1,
    from: 1,
    // The last step takes any size.
    to: index + 1 === maxLines ? 0.1 : 1,
  }))
  const box = { style, size: 1, width: maxEm - indent, steps }
  const { lines } = await fitText(measure, given.join(' '), box)
  return { lines, em: await widest(lines) }
}
