import type { NovelKey } from '.'
import type { Novel } from './novel'
import { findNovel } from './novels'

/** A book on the shelf of /novel/More, shown as a spine until it is selected. */
export interface ShelfBook {
  id: string
  title: string
  blurb: string
  /** The novel that can be opened. A book without one is not yet written. */
  novel?: Novel
  spine: { background: string; ink: string; width: number; height: number }
}

/** Returns the book of a novel in a list, which is empty if the novel is not part of the site. */
export function toShelfBook(key: NovelKey, spine: ShelfBook['spine']): ShelfBook[] {
  const novel = findNovel(key)
  return novel ? [{ id: key, title: novel.title, blurb: novel.blurb, novel, spine }] : []
}

/** A line of the contest list. */
export interface ContestEntry {
  year: number
  title: string
  contest: string
  result: string
}
