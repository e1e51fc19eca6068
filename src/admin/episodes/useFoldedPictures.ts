import { useState } from 'react'
import { useStore } from 'zustand'
import { entryId, type Entry } from '../upload/cutEntries'
import type { CutUploader } from './cutUploader'

/** A tall picture whose cuts are shown as one row. */
export interface FoldedCuts {
  id: string
  /** All its cuts, one after another. */
  pieces: readonly Entry[]
}

/** Returns which cuts are folded: those of pictures divided in this visit, until the owner unfolds or rearranges them. */
export function useFoldedPictures(present: readonly Entry[], uploader: CutUploader) {
  const divided = useStore(uploader.state, (state) => state.divided)
  // One text, so that the list renders only when it changes.
  const failedIds = useStore(uploader.queue.state, ({ uploads }) =>
    Object.entries(uploads)
      .flatMap(([id, { phase }]) => (phase === 'failed' ? [id] : []))
      .join(' '),
  )
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const folded = new Map<string, FoldedCuts>()
  for (const { id, count } of divided) {
    const ids = Array.from({ length: count }, (_, index) => `${id}-${index + 1}`)
    const start = present.findIndex((entry) => entryId(entry) === ids[0])
    const pieces = start < 0 ? [] : present.slice(start, start + count)
    const isWhole = pieces.length === count && pieces.every((entry, index) => entryId(entry) === ids[index])
    // A failed cut needs its button for another attempt.
    if (!isWhole || unfolded.has(id) || ids.some((each) => failedIds.split(' ').includes(each))) continue
    for (const each of ids) folded.set(each, { id, pieces })
  }
  return {
    /** Returns the folded picture that a cut belongs to. */
    pictureOf: (id: string) => folded.get(id),
    unfold: (id: string) => setUnfolded((before) => new Set([...before, id])),
  }
}
