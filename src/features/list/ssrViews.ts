import type { CSSProperties } from 'react'
import { below } from '@/config/breakpoints'

/**
 * A viewport width for which a photo wall is laid out in static HTML, before its real width is measured. The HTML contains the
 * layouts of all views, and CSS media queries choose one.
 */
export interface SsrView {
  name: string
  /** Width in px for which the rows are broken. */
  width: number
  /** Media condition of the view; null for the widest one. */
  media: string | null
}

const PHONE = { name: 'phone', width: 390, media: below('tablet') }
const TABLET = { name: 'tablet', width: 820, media: below('desktop') }
const DESKTOP = { name: 'desk', width: 1440, media: null }

/** The film layout has no `wide` view: it continues unchanged at larger widths. */
export const FILM_VIEWS: readonly SsrView[] = [PHONE, TABLET, DESKTOP]
/** Rows have a maximum height, so they break differently on the widest screens. */
export const ROW_VIEWS: readonly SsrView[] = [
  PHONE,
  TABLET,
  { ...DESKTOP, media: below('wide') },
  { name: 'wide', width: 2560, media: null },
]

/** Custom properties with one value per view. */
export type SsrStyle = CSSProperties & Record<`--${string}`, string | number>

/** Layout of a photo in static HTML. */
export interface SsrPhoto {
  style: SsrStyle
  /** Largest width among the views, in px. */
  width: number
  /** The `sizes` attribute. */
  sizes: string
  /** True if the photo is in the first row of any view. */
  priority: boolean
}

/** Returns the custom properties `--name-view` of all views. */
export function propertiesPerView(
  views: readonly SsrView[],
  name: string,
  values: readonly (string | number)[],
): SsrStyle {
  return Object.fromEntries(views.map((view, index) => [`--${name}-${view.name}`, values[index] ?? 0]))
}

/** Returns the `sizes` attribute for one length per view. */
export function ssrSizes(views: readonly SsrView[], lengths: readonly string[]): string {
  return views.map(({ media }, index) => [media, lengths[index]].filter(Boolean).join(' ')).join(', ')
}
