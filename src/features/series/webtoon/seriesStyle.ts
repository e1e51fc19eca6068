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
    '--series-accent-text': `var(--paper-${isDark ? 'sheet' : 'text'})`,
    '--series-accent-muted': `var(--${isDark ? 'paper-sheet' : 'pink-muted'})`,
  }
}
