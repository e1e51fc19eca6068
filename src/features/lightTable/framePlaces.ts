import type { FramePlace } from './LightFrame'
import { hourOf, type LightAxis } from './lightAxis'

/** Rows of the table; neighbours in time lie in different ones. */
const ROWS = 3
/** Between the last hour and the frames without one, in frames. */
const APART = 1

export interface LaidOut {
  places: FramePlace[]
  /** How many frames long the table is. */
  length: number
  /** Where its words begin and how far each reaches, in frames. */
  labels: { name: string; hour: number | null; span: number }[]
  /** What each place along the axis has: an hour, none (null), or no frame at all (undefined). */
  hours: (number | null | undefined)[]
}

/** Lays an axis out on the table: evenly along it, in three rows, those without an hour at its end, apart. */
export function layOut({ frames, timed, labels }: LightAxis): LaidOut {
  const apart = timed > 0 && timed < frames.length ? APART : 0
  const stepOf = (index: number) => (index < timed ? index : index + apart)
  const length = frames.length + apart
  const hours = Array.from({ length }, (): number | null | undefined => undefined)
  const places = frames.map(({ minute }, index): FramePlace => {
    hours[stepOf(index)] = minute === null ? null : hourOf(minute)
    return { at: length > 1 ? stepOf(index) / (length - 1) : 0, row: index % ROWS }
  })
  const starts = labels.map(({ at }) => stepOf(at))
  return {
    places,
    length,
    hours,
    labels: labels.map(({ name, hour }, index) => ({
      name,
      hour,
      span: (starts[index + 1] ?? length) - (starts[index] ?? 0),
    })),
  }
}
