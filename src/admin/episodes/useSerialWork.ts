import { useMemo, useState } from 'react'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { adminSeries } from '../components/adminSeries'
import type { ItemEditor } from '../editor/useItemEditor'
import { readSerialMeta, type SerialMeta, withSerialMeta } from './serialMeta'
import { fetchNextNumber, findNumberOwner, lastSeries, nextNumber, useSeriesNumbers } from './seriesNumbers'

/** Returns the series that a new post starts with: the one chosen last in this browser, or the first. */
function initialSeries(collection: Collection): string {
  const last = lastSeries.get(collection)
  const all = adminSeries(collection)
  return (all.find(({ key }) => key === last) ?? all[0])?.key ?? ''
}

/** Series, number and note of the edited episode or chapter. */
export function useSerialWork({ collection, row, form }: ItemEditor) {
  const { draft, update } = form
  const fields = useMemo(() => readSerialMeta(collection, draft.meta), [collection, draft.meta])
  const [defaultSeries] = useState(() => initialSeries(collection))
  const series = fields.series ?? defaultSeries
  const numbers = useSeriesNumbers(collection, series)
  const number = fields.number ?? (numbers ? nextNumber(numbers) : null)
  const actions = useMemo(() => {
    const changeMeta = (change: (meta: object) => object) => update(({ meta }) => ({ meta: change(meta) }))
    const changeFields = (changes: Partial<SerialMeta>) =>
      changeMeta((meta) => withSerialMeta(collection, meta, changes))
    return {
      changeMeta,
      changeFields,
      /** A new post takes the next number of the chosen series. */
      chooseSeries: (chosen: string) => {
        changeFields(row ? { series: chosen } : { series: chosen, number: null })
        if (!row) lastSeries.set(collection, chosen)
      },
    }
  }, [collection, update, row])
  return {
    fields,
    series,
    number,
    numbers,
    /** The other post that has this number. */
    numberOwner: findNumberOwner(numbers, number, row?.id ?? null),
    ...actions,
  }
}

export type SerialWork = ReturnType<typeof useSerialWork>

/**
 * Returns the `meta` that saving writes, with series and number. A number that the owner has not chosen is read now, because another
 * post may have taken the shown one. Throws `DataError` if it cannot be read.
 */
export async function prepareSerialMeta(
  collection: Collection,
  { meta }: PostDraft,
  { series, changeFields }: SerialWork,
): Promise<object> {
  const number = readSerialMeta(collection, meta).number ?? (await fetchNextNumber(collection, series))
  // The form shows what is saved, so that nothing counts as changed afterwards.
  changeFields({ series, number })
  return withSerialMeta(collection, meta, { series, number })
}
