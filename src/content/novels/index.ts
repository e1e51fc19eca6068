import { novels } from '@content/novels'
import type { SeriesKey } from '../series/index.ts'
import type { NovelEntry, StoryTab } from './novelEntry.ts'

export type NovelKey = (typeof novels)[number]['key']

/** All novels in the order of menus. */
export const novelEntries: readonly NovelEntry<NovelKey>[] = novels

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
