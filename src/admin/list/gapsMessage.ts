import type { Collection } from '@/posts/collections'
import type { NumberGap } from '@/posts/ownerRepository'
import { subjectParticle } from '@/lib/korean/josa'
import { findAdminSeries } from '../components/adminSeries'

/** Gaps that the message names at most. */
const NAMED_GAPS = 3

/** Returns a sentence about missing numbers: “58화가 비어 있습니다.” Names the series if the list shows all. Null if none is missing. */
export function gapsMessage(
  collection: Pick<Collection, 'seriesField' | 'unit'>,
  gaps: readonly NumberGap[],
  series: string,
): string | null {
  const shown = gaps.filter((gap) => series === '' || gap.series === series)
  const names = shown.slice(0, NAMED_GAPS).map((gap) => {
    const numbers = `${gap.first === gap.last ? gap.first : `${gap.first}–${gap.last}`}${collection.unit}`
    return series === '' ? `${findAdminSeries(collection, gap.series).title} ${numbers}` : numbers
  })
  if (names.length === 0) return null
  const list = names.join(', ') + (shown.length > NAMED_GAPS ? ` 외 ${shown.length - NAMED_GAPS}곳` : '')
  return `${list}${subjectParticle(list)} 비어 있습니다.`
}
