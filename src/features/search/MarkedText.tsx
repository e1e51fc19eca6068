import { Fragment } from 'react'
import { findMarks, type QueryMatcher } from './match/rankCards'

/**
 * A first hit after `MAX_LEAD` characters is cut off on a phone. The text then starts at a word at least
 * `MIN_LEAD` characters before it.
 */
const MAX_LEAD = 18
const MIN_LEAD = 12

/** Returns where the text must start so that a hit at `hitAt` is visible in a truncated line. */
const getTextStart = (text: string, hitAt: number) =>
  hitAt > MAX_LEAD ? text.lastIndexOf(' ', hitAt - MIN_LEAD) + 1 : 0

interface MarkedTextProps {
  text: string
  matcher: QueryMatcher | null
  /** Whether the text is truncated to one line, so that it must start near its first hit. */
  truncated?: boolean
}

/** Renders a text with its hits in `<mark>`. */
export function MarkedText({ text, matcher, truncated = false }: MarkedTextProps) {
  if (!matcher) return text
  const ranges = findMarks(matcher, text)
  const textStart = truncated && ranges[0] ? getTextStart(text, ranges[0].start) : 0
  let from = textStart
  const parts = ranges.flatMap(({ start, end }) => {
    // Hits of separate words may overlap.
    if (start < from) return []
    const part = (
      <Fragment key={start}>
        {text.slice(from, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    )
    from = end
    return [part]
  })
  return [textStart > 0 && '… ', ...parts, text.slice(from)]
}
