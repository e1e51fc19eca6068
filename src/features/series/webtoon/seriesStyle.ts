import type { CSSProperties } from 'react'
import type { SeriesColors } from '@/content/series/seriesEntry'
import { isDarkColor } from '@/lib/colorContrast'

/** Returns the custom properties with the colours of a series, for the root element of its page. */
export function seriesStyle({ plate, plateLine, accent }: SeriesColors): CSSProperties {
  const isDark = isDarkColor(accent)
  return {
    '--series-plate': plate,
    '--series-plate-line': plateLine,
    '--series-accent': accent,
    '--series-accent-text': isDark ? 'var(--paper-sheet)' : 'var(--paper-text)',
    '--series-accent-muted': isDark ? 'var(--paper-sheet)' : 'var(--pink-muted)',
  }
}
