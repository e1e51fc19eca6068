import { useEffect, useMemo, useState } from 'react'
import { episodes as words } from '#messages/admin/episodes'
import type { DraftFaults, PostDraft } from '@/posts/owner/postDraft'
import { missingFields } from '@/posts/owner/publishGate'
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
import { findNoteFault } from './serialMeta'
import type { SerialWork } from './useSerialWork'

/** Returns what an episode needs before it can be published. The number is checked by the server. */
function findMissing(draft: PostDraft): DraftFaults {
  const entries = readEntries(draft.meta).filter(isPresent)
  return {
    ...missingFields({ key: 'episodes' }, { ...draft, meta: { cuts: entries } }),
    ...(entries.some(isUnfinished) ? { 'meta.cuts': words.requirements.someNotStored } : {}),
  }
}

/** The rules of an episode's draft. */
export const episodeRules: DraftRules = { findMissing, findFaults: findNoteFault }

/** The fields of the edited episode, its cuts and their uploads. */
export function useEpisode({ form, recovery }: ItemEditor, work: SerialWork) {
  const entries = useEntries(form.draft.meta)
  const { changeMeta } = work
  const actions = useMemo(() => {
    const changeEntries: ChangeEntries = (change) =>
      changeMeta((meta) => withEntries(meta, change(readEntries(meta))))
    return {
      changeEntries,
      patch: (id: string, change: (cut: CutEntry) => CutEntry) =>
        changeEntries((before) => patchCut(before, id, change)),
    }
  }, [changeMeta])
  const uploader = useUploader(entries, recovery.offers.length > 0, actions.changeEntries)
  return { ...work, entries, uploader, ...actions }
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
