import { useMemo } from 'react'
import { chapters as collection } from '@/posts/collections'
import { readingMinutes } from '@/posts/countLetters'
import { type SerialEntry, useSeriesList } from '@/posts/serials/seriesList'

/** A published chapter in the list of its novel. */
export interface Chapter {
  number: number
  title: string
  /** Reading time in minutes, at least 1. */
  minutes: number
  /** Names the language of the title. */
  meta: object
}

export function toChapter({ number, title, letters, meta }: SerialEntry): Chapter {
  return { number, title, meta, minutes: readingMinutes(letters ?? 0) }
}

const NONE: readonly SerialEntry[] = []

/** The published chapters of a novel in the order of their numbers; empty while they are loading. */
export function useChapters(novel: string) {
  const { data = NONE, isPending, isError, refetch } = useSeriesList(collection, novel)
  const chapters = useMemo(() => data.map(toChapter), [data])
  return { chapters, isPending, isError, refetch }
}
