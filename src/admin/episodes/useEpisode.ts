import { MAX_NOTE_LENGTH } from '@/config/constants'
import { useEffect, useMemo, useState } from 'react'
import { findSeries, webtoonSeries } from '@/content/series'
import type { DraftFaults, PostDraft } from '@/posts/postDraft'
import { missingFields } from '@/posts/publishGate'
import type { DraftRules } from '../editor/useDraftForm'
import type { ItemEditor } from '../editor/useItemEditor'
import {
  isPresent,
  isUnfinished,
  patchCut,
  readEntries,
  withEntries,
  type CutEntry,
  type Entry,
} from '../upload/cutEntries'
import { type ChangeEntries, CutUploader } from './cutUploader'
import { isNoteTooLong, readEpisodeFields, withEpisodeFields, type EpisodeFields } from './episodeMeta'
import { findNumberOwner, lastSeries, nextNumber, useSeriesNumbers } from './seriesNumbers'

/** Returns what an episode needs before it can be published. The number is checked by the server. */
function findMissing(draft: PostDraft): DraftFaults {
  const entries = readEntries(draft.meta).filter(isPresent)
  return {
    ...missingFields({ key: 'episodes' }, { ...draft, meta: { cuts: entries } }),
    ...(entries.some(isUnfinished) ? { 'meta.cuts': '아직 올리지 못한 컷이 있습니다.' } : {}),
  }
}

function findFaults({ meta }: PostDraft): DraftFaults {
  return isNoteTooLong(readEpisodeFields(meta).note)
    ? { 'meta.note': `작가의 말은 ${MAX_NOTE_LENGTH}자까지 쓸 수 있습니다.` }
    : {}
}

/** The rules of an episode's draft. */
export const episodeRules: DraftRules = { findMissing, findFaults }

/** Returns the series that a new episode starts with: the one chosen last in this browser, or the first. */
function initialSeries(): string {
  return findSeries(lastSeries.get() ?? undefined)?.key ?? webtoonSeries[0].key
}

/** The fields of the edited episode, its cuts and their uploads. */
export function useEpisode({ collection, row, form, recovery }: ItemEditor) {
  const { draft, update } = form
  const fields = useMemo(() => readEpisodeFields(draft.meta), [draft.meta])
  const [defaultSeries] = useState(initialSeries)
  const series = fields.series ?? defaultSeries
  const numbers = useSeriesNumbers(collection, series)
  const number = fields.number ?? (numbers ? nextNumber(numbers) : null)
  const entries = useEntries(draft.meta)
  const actions = useMemo(() => {
    const changeEntries: ChangeEntries = (change) =>
      update(({ meta }) => ({ meta: withEntries(meta, change(readEntries(meta))) }))
    return {
      changeEntries,
      patch: (id: string, change: (cut: CutEntry) => CutEntry) =>
        changeEntries((before) => patchCut(before, id, change)),
      changeFields: (changes: Partial<EpisodeFields>) =>
        update(({ meta }) => ({ meta: withEpisodeFields(meta, changes) })),
    }
  }, [update])
  const uploader = useUploader(entries, recovery.offers.length > 0, actions.changeEntries)
  return {
    fields,
    series,
    number,
    numbers,
    /** The other post that has this number. */
    numberOwner: numbers && number !== null ? findNumberOwner(numbers, number, row?.id ?? null) : undefined,
    entries,
    uploader,
    ...actions,
  }
}

export type Episode = ReturnType<typeof useEpisode>

/** Returns the same list as long as the cuts of the draft are the same. */
function useEntries(meta: object): readonly Entry[] {
  const cuts: unknown = Reflect.get(meta, 'cuts')
  return useMemo(() => readEntries({ cuts }), [cuts])
}

function useUploader(
  entries: readonly Entry[],
  isOffering: boolean,
  changeEntries: ChangeEntries,
): CutUploader {
  // `changeEntries` never changes, because the form's dispatch does not.
  const [uploader] = useState(() => new CutUploader(changeEntries))
  useEffect(() => uploader.watch(), [uploader])
  // Nothing is uploaded before the owner has answered the offer of a stored draft.
  useEffect(() => {
    if (!isOffering) uploader.sync(entries)
  }, [uploader, entries, isOffering])
  return uploader
}
