import type { CSSProperties } from 'react'
import { below } from '@/config/breakpoints'

/**
 * A view that a wall is laid out for while nothing has measured it: in static HTML, until script has begun. CSS chooses
 * among them; `width` is what breaks the rows.
 */
export interface StillView {
  name: string
  width: number
  /** Null where no other view is wider. */
  media: string | null
}

const PHONE = { name: 'phone', width: 390, media: below('tablet') }
const TABLET = { name: 'tablet', width: 820, media: below('desktop') }
const DESK = { name: 'desk', width: 1440, media: null }

/** Film goes on at any width as it has begun. */
export const FILM_VIEWS: readonly StillView[] = [PHONE, TABLET, DESK]
/** Rows grow no higher on the widest screens, and so break elsewhere. */
export const ROW_VIEWS: readonly StillView[] = [
  PHONE,
  TABLET,
  { ...DESK, media: below('wide') },
  { name: 'wide', width: 2560, media: null },
]

/** Lengths and numbers for CSS, one for each view. */
export type StillStyle = CSSProperties & Record<`--${string}`, string | number>

/** A photograph on a wall that nothing has measured. */
export interface StillPhoto {
  style: StillStyle
  /** The most that it is shown at among the views, px. */
  width: number
  /** As `<img sizes>` has it. */
  sizes: string
  /** It stands in the first row of one of the views. */
  priority: boolean
}

/** The custom properties `--name-view` of all views. */
export function perView(
  views: readonly StillView[],
  name: string,
  values: readonly (string | number)[],
): StillStyle {
  return Object.fromEntries(views.map((view, index) => [`--${name}-${view.name}`, values[index] ?? 0]))
}

/** `<img sizes>` of lengths, one for each view. */
export function stillSizes(views: readonly StillView[], lengths: readonly string[]): string {
  return views.map(({ media }, index) => [media, lengths[index]].filter(Boolean).join(' ')).join(', ')
}
