import { list as words } from '#messages/admin/list'
import { serial } from '#messages/admin/serial'
import type { Collection } from '@/posts/collections'
import type { NumberGap } from '@/posts/owner/ownerRepository'
import { findAdminSeries } from '../components/adminSeries'

/** Gaps that the message names at most. */
const NAMED_GAPS = 3

/** Returns a sentence about missing numbers: “Missing: episode 58.” Names the series if the list shows all. Null if none is missing. */
export function gapsMessage(
  collection: Pick<Collection, 'seriesField' | 'unit'>,
  gaps: readonly NumberGap[],
  series: string,
): string | null {
  const shown = gaps.filter((gap) => series === '' || gap.series === series)
  const names = shown.slice(0, NAMED_GAPS).map((gap) => {
    const numbers = serial.range(gap.first, gap.last, collection)
    return series === ''
      ? words.gaps.ofSeries(findAdminSeries(collection, gap.series).title, numbers)
      : numbers
  })
  if (names.length === 0) return null
  return words.gaps.message(names, Math.max(0, shown.length - NAMED_GAPS))
}
