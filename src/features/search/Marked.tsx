import { Fragment } from 'react'
import { marksIn, type Sought } from './match/rankCards'

/** A text with its hits in `mark`. */
export function Marked({ text, sought }: { text: string; sought: Sought | null }) {
  if (!sought) return text
  let from = 0
  const parts = marksIn(sought, text).flatMap(({ start, end }) => {
    // Words apart may overlap.
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
  return [...parts, text.slice(from)]
}
