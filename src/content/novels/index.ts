import type { SeriesKey } from '../series/index.ts'
import { moreBook } from './more-book/index.ts'
import { moreContest } from './more-contest/index.ts'
import { moreFantasy } from './more-fantasy/index.ts'
import type { NovelEntry, StoryTab } from './novelEntry.ts'
import { they } from './they/index.ts'
import { tls } from './tls/index.ts'

const entries = [tls, they, moreBook, moreContest, moreFantasy] as const

export type NovelKey = (typeof entries)[number]['key']

/**
 * All novels in the order of menus. To adapt a fork, add or replace a folder here and list it above. The build checks the
 * folders.
 */
export const novelEntries: readonly NovelEntry<NovelKey>[] = entries

/** The novels with a page of their own. */
export const novelPages = novelEntries.flatMap((novel) =>
  novel.path === undefined ? [] : [{ ...novel, path: novel.path }],
)

/** The novels on the page with further stories. */
export const storyTabs: readonly (StoryTab & { key: NovelKey })[] = novelEntries.flatMap(
  ({ key, tab, visible }) => (tab && visible !== false ? [{ key, ...tab }] : []),
)

/** Returns the novel of the same world as a series, if it has a page of its own. */
export function findNovelOf(series: SeriesKey) {
  return novelPages.find((novel) => novel.series === series)
}
