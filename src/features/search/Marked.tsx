import { Fragment } from 'react'
import { marksIn, type Sought } from './match/rankCards'

/** Letters before a hit that a line has room for on a phone, and how many of them stay where it comes later. */
const ROOM_BEFORE = 18
const KEPT_BEFORE = 12

/** Where a line that is cut at its end begins, so that a hit at `hitAt` is seen: at a word shortly before it. */
const beginningFor = (text: string, hitAt: number) =>
  hitAt > ROOM_BEFORE ? text.lastIndexOf(' ', hitAt - KEPT_BEFORE) + 1 : 0

interface Props {
  text: string
  sought: Sought | null
  /** The text stands in a line that is cut where it ends, for the sake of its first hit. */
  cut?: boolean
}

/** A text with its hits in `mark`. */
export function Marked({ text, sought, cut = false }: Props) {
  if (!sought) return text
  const marks = marksIn(sought, text)
  const beginning = cut && marks[0] ? beginningFor(text, marks[0].start) : 0
  let from = beginning
  const parts = marks.flatMap(({ start, end }) => {
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
  return [beginning > 0 && '… ', ...parts, text.slice(from)]
}
